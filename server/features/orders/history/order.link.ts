import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { MasterKey } from '../../../kernel/keys/master-key.js';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * The secret token of a guest's tracking link: the id and its signature. Nothing has to be stored for it, and the
 * same order always has the same, so that a repeated request is answered alike.
 */
@Injectable()
export class OrderLinks {
  constructor(private readonly masterKey: MasterKey) {}

  /** 43 characters, base64url. */
  tokenOf(orderId: string): string {
    const id = Buffer.from(parse(orderId));
    return Buffer.concat([id, this.signature(id)]).toString('base64url');
  }

  /** The id of the order of a token; null for a token the shop did not sign. */
  orderIdIn(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    const isGenuine = timingSafeEqual(bytes.subarray(ID_BYTES), this.signature(id));
    return isGenuine ? stringify(id) : null;
  }

  private signature(id: Buffer): Buffer {
    return this.masterKey.hash('order-links', id.toString('hex')).subarray(0, SIGNATURE_BYTES);
  }
}
