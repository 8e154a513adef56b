import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listingNewWords, UNKNOWN } from './1764000300040-create-product-search.js';

/** Some products have a few hundred words between them, thousands of times: each is looked up once, and a product of it only if new. */
const UNKNOWN_ONCE = `present AS MATERIALIZED (
      SELECT DISTINCT word COLLATE "C" AS word FROM added, unnest(tsvector_to_array(search_words)) AS part (word)
    ), missing AS MATERIALIZED (
      SELECT word FROM present
      WHERE NOT is_code(word) AND NOT EXISTS (SELECT FROM search_word AS known WHERE known.word = present.word)
    ), unknown AS MATERIALIZED (
      SELECT missing.word, (array_agg(added.id))[1] AS id
      FROM added, unnest(tsvector_to_array(search_words)) AS part (word), missing
      WHERE missing.word = part.word
      GROUP BY 1
    )`;

/** A quarter of what it costs to add products was spent on words that the vocabulary has. */
export class LookUpAddedTextOnce1774643100020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(listingNewWords(UNKNOWN_ONCE));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(listingNewWords(UNKNOWN));
  }
}
