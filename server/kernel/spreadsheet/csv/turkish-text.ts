import { isAscii } from 'node:buffer';
import type { TextEncoding } from '../sheet.js';
import type { CodePages } from '../xls/library.js';

const SAMPLE_CHARACTERS = 64 * 1024;
/** Of bytes that each stand for one character. */
const WORD = /[A-Za-z\x80-\xff]+/g;
const BEYOND_ASCII_BYTE = /[\x80-\xff]/;

/** The words of a text that tell its encoding, as far as some are needed. */
export class WordSample {
  private sample = '';

  get isFull(): boolean {
    return this.sample.length >= SAMPLE_CHARACTERS;
  }

  add(chunk: Buffer): void {
    if (this.isFull || isAscii(chunk)) return;
    const words = chunk.toString('latin1').match(WORD) ?? [];
    this.sample += ` ${words.filter((word) => BEYOND_ASCII_BYTE.test(word)).join(' ')}`;
  }

  bytes(): Buffer {
    return Buffer.from(this.sample.slice(0, SAMPLE_CHARACTERS), 'latin1');
  }
}

export type CodePage = 1254 | 857 | 10_081;

/** In order of preference: what Turkish Windows writes, then Turkish DOS and Macintosh. */
const ENCODINGS: Readonly<Record<CodePage, TextEncoding>> = {
  1254: 'windows-1254',
  857: 'cp857',
  10081: 'mac-turkish',
};
const CODE_PAGES = [1254, 857, 10_081] as const;

/** The encoding in which words look most like Turkish. */
export function likeliestEncoding(words: Buffer, codePages: CodePages): TextEncoding {
  const utf8 = likenessToTurkish(new TextDecoder('utf-8').decode(words));
  const page = likeliestCodePage(words, codePages);
  return utf8 > page.likeness ? 'utf-8' : ENCODINGS[page.codePage];
}

interface LikelyCodePage {
  codePage: CodePage;
  likeness: number;
  /** Whether the words look more like Turkish in it than in the page that is stated. */
  isLikelier: boolean;
}

/**
 * The code page in which words look most like Turkish.
 *
 * @param stated the number of the page that a file says they are in; null for that of Western Europe, which programs assume
 */
export function likeliestCodePage(
  words: Buffer,
  { utils }: CodePages,
  stated: number | null = null,
): LikelyCodePage {
  const likenessIn = (codePage: number) => likenessToTurkish(utils.decode(codePage, words));
  const pages = CODE_PAGES.map((codePage) => ({ codePage, likeness: likenessIn(codePage) }));
  const likeliest = pages.reduce((best, next) => (next.likeness > best.likeness ? next : best));
  return { ...likeliest, isLikelier: likeliest.likeness > likenessIn(decodable(stated)) };
}

/** What old files state of Windows, in a number of their own. */
const WESTERN = 1252;
const OLD_WESTERN = 0x8001;
const DECODABLE: ReadonlySet<number> = new Set([
  437, 850, 852, 857, 1250, 1251, 1252, 1253, 1254, 1257, 10_000, 10_081,
]);

const decodable = (stated: number | null) =>
  stated !== null && stated !== OLD_WESTERN && DECODABLE.has(stated) ? stated : WESTERN;

/** What a Turkish price list has beyond ASCII, letters first. */
const TURKISH = /[ğüşıöçĞÜŞİÖÇ]/g;
const USUAL = /[âîûÂÎÛéäßØø°±²³µ½¼¾–—‘’“”•…€₺™®©×÷§«»\u00a0]/;
const BEYOND_ASCII = /[^\u0000-\u007f]/gu;
/** A capital within a word: `ı` read as `İ`. */
const CAPITAL_WITHIN = /(?<=\p{Ll})\p{Lu}/gu;
const REWARD = 1;
const PENALTY = 2;

function likenessToTurkish(text: string): number {
  const letters = text.match(TURKISH)?.length ?? 0;
  const strange = (text.match(BEYOND_ASCII) ?? []).filter(
    (character) => !USUAL.test(character) && character.match(TURKISH) === null,
  ).length;
  const capitals = text.match(CAPITAL_WITHIN)?.length ?? 0;
  return REWARD * letters - PENALTY * (strange + capitals);
}
