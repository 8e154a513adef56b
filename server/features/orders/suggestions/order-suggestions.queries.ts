import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { prefixPattern } from '../../../kernel/database/like-pattern.js';
import { prepared } from '../../../kernel/database/prepared.js';
import type { Buyer } from '../history/order.events.js';
import { searchedWords } from '../history/order.search-text.js';
import { FOUND_AT_MOST, wordsCondition } from '../listing/order-search.js';

/** How many of the orders that have a text are read: enough to find a few buyers among them. */
const READ = 100;
/** Of the newest orders, how many are looked at for a text that many orders have. */
const NEWEST = 1_000;

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
 * Up to the limit all orders that have the words are looked up and sorted; of more, those among the newest orders, or where there
 * are none among these, some of them. Whatever the words are, the work has a bound. They are given as arrays, so that
 * PostgreSQL reads them by their ids whatever it expects of the words.
 */
const searchStatement = (having: string) => `
  WITH found AS MATERIALIZED (SELECT order_id FROM order_search WHERE ${having} LIMIT ${FOUND_AT_MOST + 1})
  SELECT id, buyer, buyer_email_key AS "emailKey", placed_at AS "placedAt" FROM orders
  WHERE id = ANY(CASE WHEN (SELECT count(*) FROM found) <= ${FOUND_AT_MOST} THEN ARRAY(SELECT order_id FROM found)
    ELSE coalesce(nullif(ARRAY(
      SELECT id FROM (SELECT id, placed_at FROM orders ${NEWEST_FIRST} LIMIT ${NEWEST}) AS newest
      WHERE (SELECT ${having} FROM order_search WHERE order_id = newest.id) ${NEWEST_FIRST} LIMIT ${READ}
    ), '{}'), ARRAY(SELECT order_id FROM found LIMIT ${READ})) END)
  ${NEWEST_FIRST} LIMIT ${READ}`;

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
    const having = wordsCondition(conditions, words);
    return this.dataSource.query<FoundOrder[]>(searchStatement(having), conditions.values);
  }
}
