import type { TextEncoding } from '../sheet.js';
import { firstBytes, type SpreadsheetSource, streamOf } from '../spreadsheet.source.js';

const UTF_16_BYTE_ORDER_MARKS: readonly (readonly [TextEncoding, number, number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Detects the encoding: by byte order mark, else UTF-8 if all bytes are valid, else the code page of Turkish Windows. */
export async function detectEncoding(source: SpreadsheetSource): Promise<TextEncoding> {
  const [first, second] = await firstBytes(source, 2);
  const marked = UTF_16_BYTE_ORDER_MARKS.find(([, mark, next]) => mark === first && next === second);
  if (marked) return marked[0];
  return (await isUtf8(source)) ? 'utf-8' : 'windows-1254';
}

async function isUtf8(source: SpreadsheetSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of streamOf(source)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** The decoded text in chunks, without its byte order mark. */
export async function* decoded(source: SpreadsheetSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of streamOf(source)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
