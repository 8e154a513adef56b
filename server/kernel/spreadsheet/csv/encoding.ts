import type { TextEncoding } from '../sheet.js';
import { firstBytes, type SpreadsheetSource, streamOf } from '../spreadsheet.source.js';
import { loadCodePages } from '../xls/library.js';
import { likeliestEncoding, WordSample } from './turkish-text.js';
import { utf16Without } from './utf16.js';

const BYTE_ORDER_MARKS: readonly (readonly [TextEncoding, ...number[]])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['utf-8', 0xef, 0xbb, 0xbf],
];

/** What the zeros of UTF-16 are found in. */
const SAMPLE_BYTES = 8192;

/** Numbers of the code pages that Node has no decoder for. */
const CODE_PAGES = { cp857: 857, 'mac-turkish': 10_081 } as const;

/**
 * Detects the encoding: by byte order mark, by the zeros of UTF-16, as UTF-8 if all bytes are valid, else as the one in which the
 * text looks most like Turkish. One bad byte does not make another encoding of UTF-8.
 */
export async function detectEncoding(source: SpreadsheetSource): Promise<TextEncoding> {
  const sample = await firstBytes(source, SAMPLE_BYTES);
  const marked = BYTE_ORDER_MARKS.find(([, ...mark]) => mark.every((byte, index) => sample[index] === byte));
  if (marked) return marked[0];
  const wide = utf16Without(sample);
  if (wide) return wide;
  const words = new WordSample();
  return (await isUtf8(source, words)) ? 'utf-8' : likeliestEncoding(words.bytes(), await loadCodePages());
}

/** @param words receives the text as long as it is read */
async function isUtf8(source: SpreadsheetSource, words: WordSample): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  for await (const chunk of streamOf(source)) {
    words.add(chunk as Buffer);
    isValid &&= decodes(decoder, chunk as Buffer);
    if (!isValid && words.isFull) return false;
  }
  return isValid && decodes(decoder);
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** The decoded text in chunks, without its byte order mark. */
export async function* decoded(source: SpreadsheetSource, encoding: TextEncoding): AsyncGenerator<string> {
  if (encoding === 'cp857' || encoding === 'mac-turkish') {
    const { utils } = await loadCodePages();
    for await (const chunk of streamOf(source)) yield utils.decode(CODE_PAGES[encoding], chunk as Buffer);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of streamOf(source)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
