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

/** Finds orders by the words of a text. */
@Injectable()
export class OrderSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a text without words, which narrows nothing. */
  async find(text: string | null | undefined): Promise<FoundOrders | null> {
    const words = searchedWords(text ?? '');
    if (words.length === 0) return null;
    const patterns = patternsOf(words);
    const conditions = patterns.map((_, index) => `text LIKE $${index + 1}`);
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT order_id AS id FROM order_search WHERE ${conditions.join(' AND ')} LIMIT ${FOUND_AT_MOST + 1}`,
      patterns,
    );
    return rows.length > FOUND_AT_MOST ? { words } : { ids: rows.map(({ id }) => id) };
  }
}

/** The condition that a text has all of these words. */
export function wordsCondition(conditions: Conditions, words: readonly string[]): string {
  return patternsOf(words)
    .map((pattern) => `text LIKE ${conditions.value(pattern)}`)
    .join(' AND ');
}

/** Short words are looked for beside a longer one, which the index finds; alone they begin a word. */
function patternsOf(words: readonly string[]): string[] {
  const isIndexed = words.some(({ length }) => length >= INDEXED_LENGTH);
  return words.map((word) => containsPattern(isIndexed ? word : ` ${word}`));
}
