import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import {
  isOneEditApart,
  measuresOf,
  neighborPatterns,
  searchReadings,
  type SearchReading,
  type SearchWord,
} from './search.words.js';

/** With more matching words than this only those that begin with the part count: «a» is in nearly every word. */
const MAX_MATCHES = 300;
/** A single word of three letters is one edit from too many words to choose a correction. */
const MIN_MISTYPED_LENGTH = { alone: 4, besideOthers: 3 };
const MAX_CANDIDATES = 5;
const MAX_NEIGHBORS = 200;

/** A word of a search with the words of the catalog that it matches. */
export interface MatchedWord extends SearchWord {
  /** The whole words that contain it; null when there are too many: then those that begin with it match. */
  matches: string[] | null;
}

/** A search text prepared for queries: each measure and each word has to match. */
export interface TextSearch extends SearchReading {
  /** The search text as shown to visitors. */
  text: string;
  words: readonly MatchedWord[];
}

const MATCHES = `
  SELECT searched.folded, ARRAY(
    SELECT word FROM search_word WHERE word LIKE searched.pattern OR word LIKE searched.bare_pattern LIMIT $4) AS matches
  FROM unnest($1::text[], $2::text[], $3::text[]) AS searched (folded, pattern, bare_pattern)`;

const KNOWN = `
  SELECT measure FROM unnest($1::text[]) AS measure WHERE EXISTS (
    SELECT FROM product WHERE measures @> ARRAY[measure] OR mentioned_measures @> ARRAY[measure])`;

const NEIGHBORS = `
  SELECT word, min(written) AS written
  FROM unnest($2::text[]) AS near (pattern) JOIN search_word ON word LIKE near.pattern
  WHERE length(word) BETWEEN length($1) - 1 AND length($1) + 1 AND word COLLATE "C" !~ '[0-9]'
  GROUP BY word ORDER BY similarity(word, $1) DESC, word LIMIT $3`;

/** Matches search texts against the words of the catalog, and corrects mistyped ones. */
@Injectable()
export class ProductSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** How the text can be read, most specific first; empty when it has no word. */
  async prepare(text: string): Promise<TextSearch[]> {
    return this.matchWords(searchReadings(text, await this.knownOf(measuresOf(text))));
  }

  /**
   * The same search with one edit in each word that the catalog does not have, most similar first. Empty when all words
   * are known or one of them has no neighbor.
   */
  async corrections(search: TextSearch): Promise<TextSearch[]> {
    const least = MIN_MISTYPED_LENGTH[search.words.length > 1 ? 'besideOthers' : 'alone'];
    const unknown = search.words.filter(
      ({ folded, matches }) => matches?.length === 0 && folded.length >= least && isCorrectable(folded),
    );
    if (unknown.length === 0) return [];
    const neighbors = await Promise.all(unknown.map(({ folded }) => this.neighborsOf(folded)));
    if (neighbors.some((candidates) => candidates.length === 0)) return [];
    const most = Math.max(...neighbors.map((candidates) => candidates.length));
    const corrected = Array.from({ length: Math.min(most, MAX_CANDIDATES) }, (_, attempt) =>
      search.words.map((word) => {
        const candidates = neighbors[unknown.indexOf(word)];
        return candidates?.[Math.min(attempt, candidates.length - 1)] ?? word;
      }),
    );
    return this.matchWords(corrected.map((words) => ({ ...search, words, whole: wholeOf(words) })));
  }

  /** Those of the measures that some product has. */
  private async knownOf(measures: readonly string[]): Promise<Set<string>> {
    if (measures.length === 0) return new Set();
    const rows = await this.dataSource.query<{ measure: string }[]>(KNOWN, [measures]);
    return new Set(rows.map(({ measure }) => measure));
  }

  private async matchWords(readings: readonly SearchReading[]): Promise<TextSearch[]> {
    const words = new Map(readings.flatMap((reading) => reading.words).map((word) => [word.folded, word]));
    const rows = await this.matchesOf([...words.values()]);
    const matches = new Map(rows.map((row) => [row.folded, row.matches]));
    return readings.map((reading) => ({
      ...reading,
      text: [
        ...reading.words.map(({ typed }) => typed),
        ...reading.measures.map(({ written }) => written),
      ].join(' '),
      words: reading.words.map((word) => {
        const found = matches.get(word.folded) ?? [];
        return { ...word, matches: found.length > MAX_MATCHES ? null : found };
      }),
    }));
  }

  private async matchesOf(words: readonly SearchWord[]): Promise<{ folded: string; matches: string[] }[]> {
    if (words.length === 0) return [];
    return this.dataSource.query(MATCHES, [
      words.map(({ folded }) => folded),
      words.map(({ folded }) => containsPattern(folded)),
      words.map(({ bare }) => bare && containsPattern(bare)),
      MAX_MATCHES + 1,
    ]);
  }

  private async neighborsOf(folded: string): Promise<SearchWord[]> {
    const rows = await this.dataSource.query<{ word: string; written: string }[]>(NEIGHBORS, [
      folded,
      neighborPatterns(folded),
      MAX_NEIGHBORS,
    ]);
    return rows
      .filter(({ word }) => isOneEditApart(folded, word))
      .map(({ word, written }) => ({ typed: written, folded: word, bare: null }));
  }
}

function wholeOf(words: readonly SearchWord[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/** Part numbers are never corrected: another number is another part. */
function isCorrectable(folded: string): boolean {
  return !/[0-9%_\\]/.test(folded);
}
