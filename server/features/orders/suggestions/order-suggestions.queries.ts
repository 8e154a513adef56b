import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { prefixPattern } from '../../../kernel/database/like-pattern.js';
import { prepared } from '../../../kernel/database/prepared.js';
import type { Buyer } from '../history/order.events.js';
import { searchedWords } from '../rows/order.search-text.js';
import { broadCondition, MAX_FOUND, foundOrders } from '../listing/order-search.js';

/** How many of the orders that have a text are read: enough to find a few buyers among them. */
const MAX_READ = 100;
/** Of the newest orders, how many are looked at for a text that many orders have. */
const MAX_NEWEST = 1_000;

/** An order that has the text, and who placed it; buyer and e-mail key are null once erased. */
export interface FoundOrder {
  id: string;
  buyer: Buyer | null;
  emailKey: string | null;
  placedAt: Date;
}

const NEWEST_FIRST = 'ORDER BY placed_at DESC, id';

const BY_NUMBER = prepared(`SELECT id FROM orders WHERE number LIKE $1 ${NEWEST_FIRST} LIMIT $2`);

/**
 * Up to `MAX_FOUND` all orders that have the words are looked up and sorted; of more, those among the newest `MAX_NEWEST` orders,
 * or where there are none among these, some of them. So the orders that are read are bounded, not what the index goes through: of
 * two words that many orders have, but hardly any has both, it compares all entries. The ids are given as arrays, so that PostgreSQL
 * reads the orders by them whatever it expects of the words.
 */
function searchStatement(conditions: Conditions, words: readonly string[]): string {
  return `
  WITH ${foundOrders(conditions, words)}
  SELECT id, buyer, buyer_email_key AS "emailKey", placed_at AS "placedAt" FROM orders
  WHERE id = ANY(CASE WHEN (SELECT count(*) FROM found) <= ${MAX_FOUND} THEN ARRAY(SELECT order_id FROM found)
    ELSE coalesce(nullif(ARRAY(
      SELECT id FROM (SELECT id, placed_at FROM orders ${NEWEST_FIRST} LIMIT ${MAX_NEWEST}) AS newest
      WHERE (SELECT ${broadCondition(conditions, words)} FROM order_search WHERE order_id = newest.id)
      ${NEWEST_FIRST} LIMIT ${MAX_READ}
    ), '{}'), ARRAY(SELECT order_id FROM found LIMIT ${MAX_READ})) END)
  ${NEWEST_FIRST} LIMIT ${MAX_READ}`;
}

/** Hand-written reads of what a text may stand for. */
@Injectable()
export class OrderSuggestionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of the newest orders whose number begins with these characters. */
  async byNumber(prefix: string, take: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(BY_NUMBER, [prefixPattern(prefix), take]);
    return rows.map(({ id }) => id);
  }

  /** The newest orders that have the words of a text, at most 100; none for a text without words. */
  async byText(text: string): Promise<FoundOrder[]> {
    const words = searchedWords(text);
    if (words.length === 0) return [];
    const conditions = new Conditions();
    const statement = searchStatement(conditions, words);
    return this.dataSource.query<FoundOrder[]>(statement, conditions.values);
  }
}
