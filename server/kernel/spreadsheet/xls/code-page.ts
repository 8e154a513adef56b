import { type CodePage, likeliestCodePage, WordSample } from '../csv/turkish-text.js';
import type { CodePages } from './library.js';

/** Records of texts (`LABEL`, `RSTRING`, `STRING`), and of the code page that they are written in. */
const TEXTS: ReadonlySet<number> = new Set([0x0004, 0x0204, 0x00d6, 0x0207]);
const CODE_PAGE = 0x0042;
const HEADER_BYTES = 4;

export interface StatedCodePage {
  /** Of the stream, whose record of the code page may have been changed. */
  stream: Buffer;
  /** For a stream that states none. */
  codePage?: CodePage;
}

/**
 * Texts of workbooks from before Excel 97 are in a code page that some programs leave out or state wrongly: where the text looks more
 * like Turkish in another one, that is taken.
 */
export function withTurkishCodePage(stream: Buffer, codePages: CodePages): StatedCodePage {
  const { words, statedAt } = textsOf(stream);
  const bytes = words.bytes();
  const { codePage, isLikelier } = likeliestCodePage(bytes, codePages, statedIn(stream, statedAt));
  if (!isLikelier) return { stream };
  if (statedAt === null) return { stream, codePage };
  const corrected = Buffer.from(stream);
  corrected.writeUInt16LE(codePage, statedAt);
  return { stream: corrected };
}

const statedIn = (stream: Buffer, at: number | null) => (at === null ? null : stream.readUInt16LE(at));

function textsOf(stream: Buffer): { words: WordSample; statedAt: number | null } {
  const words = new WordSample();
  let statedAt: number | null = null;
  for (let at = 0; at + HEADER_BYTES <= stream.length;) {
    const kind = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    const start = at + HEADER_BYTES;
    if (TEXTS.has(kind)) words.add(stream.subarray(start, start + length));
    if (kind === CODE_PAGE && start + 2 <= stream.length) statedAt ??= start;
    at = start + length;
  }
  return { words, statedAt };
}
