import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { searchedWords } from '../rows/order.search-text.js';

/** A search that finds more is broad: nobody reads so many, and they are not all looked up. */
export const MAX_FOUND = 5_000;
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
    const conditions = new Conditions();
    const [row] = await this.dataSource.query<[{ ids: string | null }]>(
      `WITH ${foundOrders(conditions, words)}
       SELECT CASE WHEN count(*) <= ${MAX_FOUND} THEN coalesce(string_agg(order_id::text, ','), '') END AS ids FROM found`,
      conditions.values,
    );
    return row.ids === null ? { words } : { ids: row.ids.split(',').filter(Boolean) };
  }
}

/**
 * Of a WITH clause: `found`, the `order_id` of the orders that have all of these words, at most one more than `MAX_FOUND`. A
 * word of one or two letters, which no index finds within others, is looked for only in so many orders as well; where more have the
 * longer words, it has to begin a word.
 */
export function foundOrders(conditions: Conditions, words: readonly string[]): string {
  const searching = (condition: string) =>
    `SELECT order_id, text FROM order_search WHERE ${condition} LIMIT ${MAX_FOUND + 1}`;
  const { indexed, others } = partsOf(words);
  if (others.length === 0) return `found AS MATERIALIZED (${searching(hasAll(conditions, indexed))})`;
  const isBroadAlone = `(SELECT count(*) FROM candidate) > ${MAX_FOUND}`;
  return `candidate AS MATERIALIZED (${searching(hasAll(conditions, indexed))}),
    found AS MATERIALIZED (
      SELECT order_id FROM candidate WHERE NOT ${isBroadAlone} AND ${hasAll(conditions, others)}
      UNION ALL
      (SELECT order_id FROM order_search WHERE ${isBroadAlone} AND ${broadCondition(conditions, words)} LIMIT ${MAX_FOUND + 1}))`;
}

/** The condition that a `text` has all words of a broad search. */
export function broadCondition(conditions: Conditions, words: readonly string[]): string {
  const { indexed, others } = partsOf(words);
  return hasAll(conditions, [...indexed, ...others.map(beginning)]);
}

/** Whether a text that was read already has these words; short ones beside a longer one anywhere. */
export function isFoundBy(searchText: string, words: readonly string[]): boolean {
  const { indexed, others } = partsOf(words);
  return [...indexed, ...others].every((part) => searchText.includes(part));
}

const hasAll = (conditions: Conditions, parts: readonly string[]): string =>
  parts.map((part) => `text LIKE ${conditions.value(containsPattern(part))}`).join(' AND ');

/** Every word of a search text is preceded by a space. */
const beginning = (word: string) => ` ${word}`;

/** What the index finds, and short words to look for beside it; alone they begin a word, which it finds too. */
function partsOf(words: readonly string[]): { indexed: readonly string[]; others: readonly string[] } {
  const long = words.filter(({ length }) => length >= INDEXED_LENGTH);
  if (long.length === 0) return { indexed: words.map(beginning), others: [] };
  return { indexed: long, others: words.filter(({ length }) => length < INDEXED_LENGTH) };
}
