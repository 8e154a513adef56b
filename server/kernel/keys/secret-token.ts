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
