import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.js';

const KEY_BYTES = 32;

/** Each purpose has a derived key of its own. */
export type KeyPurpose =
  | 'stream-keys'
  | 'event-macs'
  | 'seals'
  | 'audit-macs'
  | 'subjects'
  | 'order-links'
  | 'content-previews'
  | 'message-links'
  | 'quote-links'
  | 'request-keys'
  | 'idempotency'
  | 'guest-carts'
  | 'rate-limits'
  | 'open-orders'
  | 'second-factors'
  | 'recovery-codes'
  | 'single-sign-on'
  | 'webhook-secrets'
  | 'demo-accounts'
  | 'fingerprint';

/**
 * The one secret of the shop that is not in the database. It is never used itself: each purpose has a key of its own,
 * derived by HKDF (RFC 5869), so that a leaked key reveals no other.
 */
export class MasterKey {
  private readonly derived = new Map<KeyPurpose, Buffer>();

  constructor(private readonly config: Config) {}

  /** 32 bytes, the same in every process of the shop. */
  keyFor(purpose: KeyPurpose): Buffer {
    const known = this.derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.config.masterKey, '', `shop ${purpose}`, KEY_BYTES));
    this.derived.set(purpose, key);
    return key;
  }

  /** A keyed hash: equal texts have equal hashes, but without the key nobody can test guesses. */
  hash(purpose: KeyPurpose, text: string): Buffer {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest();
  }
}
