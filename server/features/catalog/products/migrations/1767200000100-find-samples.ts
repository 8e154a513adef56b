import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a broad search reads besides the words of products, as parts of the one index that finds them, so that only what
 * has both is read:
 *
 * - list_marks: category, brand and flags that lists filter by, and sample levels. Each product is in level 0, half of
 *   them, chosen by their ids, in level 1, half of these in level 2, and so on: a level is an unbiased sample.
 * - name_words: the words of the name, which rank before the other words of a product.
 */
const FUNCTIONS = `
  CREATE FUNCTION list_marks(id uuid, category_id text, brand_key text, is_new boolean, is_featured boolean)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['c' || coalesce(category_id, ''), 'b' || coalesce(brand_key, '')]
    || CASE WHEN is_new THEN ARRAY['new'] ELSE '{}' END
    || CASE WHEN is_featured THEN ARRAY['featured'] ELSE '{}' END
    || ARRAY(SELECT 's' || level FROM generate_series(1, 16) AS level
      WHERE uuid_hash_extended(id, 0) & ((1 << level) - 1) = 0);

  CREATE FUNCTION name_words(folded_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT left(word, 64) FROM string_to_table(plain_words(folded_name), ' ') AS word WHERE word <> ''));
`;

/** Codes too, because most words are looked for in words and in codes. */
const INDEX = `
  DROP INDEX product_search_words, product_search_codes;
  CREATE INDEX product_search ON product USING gin (
    search_words, measures, mentioned_measures, part_numbers, search_codes gin_trgm_ops,
    list_marks(id, category_id, brand_key, is_new, is_featured), name_words(folded_name));
  ANALYZE product;
`;

export class FindSamples1767200000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FUNCTIONS);
    await queryRunner.query(INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX product_search;
      CREATE INDEX product_search_words ON product
        USING gin (search_words, measures, mentioned_measures, part_numbers);
      CREATE INDEX product_search_codes ON product USING gin (search_codes gin_trgm_ops);
      DROP FUNCTION list_marks(uuid, text, text, boolean, boolean), name_words(text);
    `);
  }
}
