import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { canonicalBytes } from '../../../kernel/keys/secret-token.js';

const ID_BYTES = 16;
const OFFER_BYTES = 4;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{48}$/;

/** What a token says: a quote, and its offer or 0 for the request. */
export interface QuoteLink {
  quoteId: string;
  offer: number;
}

/** The secret token of a guest's link: quote, offer and their signature. It is stored nowhere. */
@Injectable()
export class QuoteLinks {
  constructor(private readonly masterKey: MasterKey) {}

  /** 48 characters, base64url. */
  tokenOf({ quoteId, offer }: QuoteLink): string {
    const signed = Buffer.alloc(ID_BYTES + OFFER_BYTES);
    signed.set(parse(quoteId));
    signed.writeUInt32BE(offer, ID_BYTES);
    return Buffer.concat([signed, this.signature(signed)]).toString('base64url');
  }

  /** Null for a token the shop did not sign; whether a newer offer exists is not known here. */
  read(token: string): QuoteLink | null {
    const bytes = TOKEN.test(token) ? canonicalBytes(token) : null;
    if (!bytes) return null;
    const signed = bytes.subarray(0, ID_BYTES + OFFER_BYTES);
    if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), this.signature(signed))) return null;
    return { quoteId: stringify(signed.subarray(0, ID_BYTES)), offer: signed.readUInt32BE(ID_BYTES) };
  }

  private signature(signed: Buffer): Buffer {
    return this.masterKey.hash('quote-links', signed.toString('hex')).subarray(0, SIGNATURE_BYTES);
  }
}
