import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { searchedWords } from '../history/order.search-text.js';

/** A search that finds more is broad: nobody reads so many, and they are not all looked up. */
export const FOUND_AT_MOST = 5_000;
/** Of three letters on, a word is found by the index wherever it stands in another one. */
const INDEXED_LENGTH = 3;

/** What a text stands for: orders that were looked up, or words which more orders have. */
export type FoundOrders = { ids: readonly string[] } | { words: readonly string[] };

export const isBroad = (found: FoundOrders | null): found is { words: readonly string[] } =>
  found !== null && 'words' in found;

/** Finds orders by the words of a text. */
@Injectable()
export class OrderSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a text without words, which narrows nothing. As one row: to read thousands takes longer than to find them. */
  async find(text: string | null | undefined): Promise<FoundOrders | null> {
    const words = searchedWords(text ?? '');
    if (words.length === 0) return null;
    const patterns = patternsOf(words);
    const conditions = patterns.map((_, index) => `text LIKE $${index + 1}`);
    const [row] = await this.dataSource.query<[{ ids: string | null }]>(
      `SELECT CASE WHEN count(*) <= ${FOUND_AT_MOST} THEN coalesce(string_agg(order_id::text, ','), '') END AS ids FROM (
         SELECT order_id FROM order_search WHERE ${conditions.join(' AND ')} LIMIT ${FOUND_AT_MOST + 1}) AS found`,
      patterns,
    );
    return row.ids === null ? { words } : { ids: row.ids.split(',').filter(Boolean) };
  }
}

/** The condition that a text has all of these words. */
export function wordsCondition(conditions: Conditions, words: readonly string[]): string {
  return patternsOf(words)
    .map((pattern) => `text LIKE ${conditions.value(pattern)}`)
    .join(' AND ');
}

/** The same of a text that was read already. */
export function isFoundBy(searchText: string, words: readonly string[]): boolean {
  return partsOf(words).every((part) => searchText.includes(part));
}

const patternsOf = (words: readonly string[]) => partsOf(words).map(containsPattern);

/** Short words are looked for beside a longer one, which the index finds; alone they begin a word. */
function partsOf(words: readonly string[]): readonly string[] {
  const isIndexed = words.some(({ length }) => length >= INDEXED_LENGTH);
  return isIndexed ? words : words.map((word) => ` ${word}`);
}
