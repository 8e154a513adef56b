import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new secret: 256 random bits as 43 characters, base64url. */
export function generateToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. With 256 random bits a fast hash is enough: nobody can guess them. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The bytes of a token; null where they are spelt otherwise than a shop spells them: the last character holds bits that no byte
 * takes, so that a link would have several addresses.
 */
export function canonicalBytes(token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.toString('base64url') === token ? bytes : null;
}
