import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that only its holder has: 256 random bits as 43 characters, base64url. */
export function drawToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. It has 256 random bits: a fast hash is enough, nobody can try them out. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
