import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { canonicalBytes } from '../../../kernel/keys/secret-token.js';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/** The secret token of the link by which the sender of a message reads and answers: its id, signed. It is stored nowhere. */
@Injectable()
export class MessageLinks {
  constructor(private readonly masterKey: MasterKey) {}

  /** 43 characters, base64url. */
  tokenOf(messageId: string): string {
    const id = Buffer.from(parse(messageId));
    return Buffer.concat([id, this.signature(id)]).toString('base64url');
  }

  /** The id of the message; null for a token the shop did not sign. */
  read(token: string): string | null {
    const bytes = TOKEN.test(token) ? canonicalBytes(token) : null;
    if (!bytes) return null;
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), this.signature(id)) ? stringify(id) : null;
  }

  private signature(id: Buffer): Buffer {
    return this.masterKey.hash('message-links', id.toString('hex')).subarray(0, SIGNATURE_BYTES);
  }
}
