import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A spreadsheet in a local file or in memory. */
export type SpreadsheetSource = { path: string } | { bytes: Buffer };

export async function sizeOf(source: SpreadsheetSource): Promise<number> {
  return 'bytes' in source ? source.bytes.length : (await stat(source.path)).size;
}

export async function firstBytes(source: SpreadsheetSource, count: number): Promise<Buffer> {
  if ('bytes' in source) return source.bytes.subarray(0, count);
  const file = await open(source.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export function streamOf(source: SpreadsheetSource): Readable {
  return 'bytes' in source ? Readable.from([source.bytes]) : createReadStream(source.path);
}

export function bytesOf(source: SpreadsheetSource): Promise<Buffer> {
  return 'bytes' in source ? Promise.resolve(source.bytes) : readFile(source.path);
}

/** SHA-256 of the bytes, hexadecimal: identifies the file whatever its name. */
export async function hashOf(source: SpreadsheetSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of streamOf(source)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
