import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '../refusal/refusal.js';

/** How large a kind of file may be that people send. */
export interface UploadLimit {
  maxBytes: number;
  /** What is said of one that is larger. */
  tooLarge: () => Refusal;
}

/** Passes a file on as far as its kind may be large. */
export function limited({ maxBytes, tooLarge }: UploadLimit): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/**
 * Writes what is sent into a file.
 *
 * @returns SHA-256, hexadecimal, and the size of it
 * @throws the refusal of the limit, as soon as the file is too large
 */
export async function writeUpload(
  content: Readable,
  file: string,
  limit: UploadLimit,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  const written = createWriteStream(file);
  const source = limited(limit).on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(content, source, written);
  return { hash: hash.digest('hex'), bytes: written.bytesWritten };
}
