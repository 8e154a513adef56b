import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOneLetterApart, neighbourPatterns, type SearchWord, searchWords } from './search.words.js';

/** Above this many whole words only those that begin with the part are meant: «a» is in nearly every word. */
const MOST_MEANINGS = 300;
/** Alone, three letters are one letter from too many words to guess which was meant. */
const MIN_MISTYPED_LENGTH = { alone: 4, besideOthers: 3 };
const MOST_CANDIDATES = 5;
const MOST_NEIGHBOURS = 200;

/** A word of a search and what it means in this catalogue. */
export interface MeantWord extends SearchWord {
  /** The whole words it is a part of; nothing when there are too many: then those that begin with it. */
  meanings: string[] | null;
}

/** A search that can be answered: every word has to match. */
export interface TextSearch {
  /** What is searched, for a visitor to read. */
  text: string;
  words: readonly MeantWord[];
}

const MEANINGS = `
  SELECT asked.folded, ARRAY(
    SELECT word FROM search_word WHERE word LIKE asked.pattern OR word LIKE asked.bare_pattern LIMIT $4) AS meanings
  FROM unnest($1::text[], $2::text[], $3::text[]) AS asked (folded, pattern, bare_pattern)`;

const NEIGHBOURS = `
  SELECT word, min(written) AS written
  FROM unnest($2::text[]) AS near (pattern) JOIN search_word ON word LIKE near.pattern
  WHERE length(word) BETWEEN length($1) - 1 AND length($1) + 1 AND word COLLATE "C" !~ '[0-9]'
  GROUP BY word ORDER BY similarity(word, $1) DESC, word LIMIT $3`;

/** Understands what somebody searches, with the words of this catalogue. */
@Injectable()
export class ProductSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Nothing when the text holds no word. */
  async understand(text: string): Promise<TextSearch | null> {
    const words = searchWords(text);
    if (words.length === 0) return null;
    return this.meaningOf(words);
  }

  /**
   * The same search with one letter changed in the words this catalogue does not know, likeliest first.
   * Empty when every word is known or one has no neighbour.
   */
  async corrections(search: TextSearch): Promise<TextSearch[]> {
    const least = MIN_MISTYPED_LENGTH[search.words.length > 1 ? 'besideOthers' : 'alone'];
    const unknown = search.words.filter(
      ({ folded, meanings }) => meanings?.length === 0 && folded.length >= least && isGuessable(folded),
    );
    if (unknown.length === 0) return [];
    const neighbours = await Promise.all(unknown.map(({ folded }) => this.neighboursOf(folded)));
    if (neighbours.some((candidates) => candidates.length === 0)) return [];
    const most = Math.max(...neighbours.map((candidates) => candidates.length));
    const corrected = Array.from({ length: Math.min(most, MOST_CANDIDATES) }, (_, attempt) =>
      search.words.map((word) => {
        const candidates = neighbours[unknown.indexOf(word)];
        return candidates?.[Math.min(attempt, candidates.length - 1)] ?? word;
      }),
    );
    return Promise.all(corrected.map((words) => this.meaningOf(words)));
  }

  private async meaningOf(words: readonly SearchWord[]): Promise<TextSearch> {
    const rows = await this.dataSource.query<{ folded: string; meanings: string[] }[]>(MEANINGS, [
      words.map(({ folded }) => folded),
      words.map(({ folded }) => partOf(folded)),
      words.map(({ bare }) => bare && partOf(bare)),
      MOST_MEANINGS + 1,
    ]);
    const meanings = new Map(rows.map((row) => [row.folded, row.meanings]));
    return {
      text: words.map(({ typed }) => typed).join(' '),
      words: words.map(({ typed, folded, bare }) => {
        const found = meanings.get(folded) ?? [];
        return { typed, folded, bare, meanings: found.length > MOST_MEANINGS ? null : found };
      }),
    };
  }

  private async neighboursOf(folded: string): Promise<SearchWord[]> {
    const rows = await this.dataSource.query<{ word: string; written: string }[]>(NEIGHBOURS, [
      folded,
      neighbourPatterns(folded),
      MOST_NEIGHBOURS,
    ]);
    return rows
      .filter(({ word }) => isOneLetterApart(folded, word))
      .map(({ word, written }) => ({ typed: written, folded: word, bare: null }));
  }
}

/** Part numbers are never guessed: another one is another part. */
function isGuessable(folded: string): boolean {
  return !/[0-9%_\\]/.test(folded);
}

/** A LIKE pattern for texts that hold this one. */
export function partOf(text: string): string {
  return `%${likeSafe(text)}%`;
}

/** A LIKE pattern for texts that begin with this one. */
export function startOf(text: string): string {
  return `${likeSafe(text)}%`;
}

function likeSafe(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
