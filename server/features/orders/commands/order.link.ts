import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { canonicalBytes } from '../../../kernel/keys/secret-token.js';
import { FIRST_LINK_VERSION } from '../history/order.state.js';

const ID_BYTES = 16;
const VERSION_BYTES = 4;
const SIGNATURE_BYTES = 16;
/** The first version is not written down: 43 characters, later ones 48. */
const TOKEN = /^(?:[\w-]{43}|[\w-]{48})$/;

/** What a token says. */
export interface OrderLink {
  orderId: string;
  /** Older ones than the order's own have ended. */
  version: number;
}

/**
 * The secret token of a tracking link: order, version and their signature. The token itself is stored nowhere, and the
 * same version of an order always has the same, so that a repeated request is answered alike.
 */
@Injectable()
export class OrderLinks {
  constructor(private readonly masterKey: MasterKey) {}

  /** 43 or 48 characters, base64url. */
  tokenOf({ orderId, version }: OrderLink): string {
    const id = Buffer.from(parse(orderId));
    return Buffer.concat([id, versionBytes(version), this.signature(id, version)]).toString('base64url');
  }

  /** Null for a token the shop did not sign; whether the link has ended is not known here. */
  read(token: string): OrderLink | null {
    const bytes = TOKEN.test(token) ? canonicalBytes(token) : null;
    if (!bytes) return null;
    const id = bytes.subarray(0, ID_BYTES);
    const isFirst = bytes.length === ID_BYTES + SIGNATURE_BYTES;
    const version = isFirst ? FIRST_LINK_VERSION : bytes.readUInt32BE(ID_BYTES);
    const isGenuine = timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), this.signature(id, version));
    const isPlain = isFirst === (version === FIRST_LINK_VERSION);
    return isGenuine && isPlain ? { orderId: stringify(id), version } : null;
  }

  private signature(id: Buffer, version: number): Buffer {
    const signed =
      version === FIRST_LINK_VERSION ? id.toString('hex') : `${id.toString('hex')} ${String(version)}`;
    return this.masterKey.hash('order-links', signed).subarray(0, SIGNATURE_BYTES);
  }
}

function versionBytes(version: number): Buffer {
  const bytes = Buffer.alloc(version === FIRST_LINK_VERSION ? 0 : VERSION_BYTES);
  if (bytes.length > 0) bytes.writeUInt32BE(version);
  return bytes;
}
