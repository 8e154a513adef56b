import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a product are split once, and cut one by one only where some word is longer than an index holds. */
export const SPLIT_AT_ONCE = `
    words := array_remove(string_to_array(plain, ' '), '');
    NEW.search_words := array_to_tsvector(CASE WHEN plain ~ '[^ ]{65}'
      THEN ARRAY(SELECT left(word, 64) FROM unnest(words) AS word) ELSE words END);
    NEW.search_codes := array_to_string(NEW.part_numbers || ARRAY(
      SELECT DISTINCT CASE WHEN length(word) > 6 THEN word || ' ' ELSE '' END || bare_code(word)
      FROM unnest(words) AS word
      WHERE word ~ '[0-9]' AND (length(word) > 6 OR word ~ '[^a-z0-9]')), ' ');`;

const ONE_BY_ONE = `
    NEW.search_words := array_to_tsvector(ARRAY(
      SELECT left(word, 64) FROM string_to_table(plain, ' ') AS word WHERE word <> ''));
    NEW.search_codes := array_to_string(NEW.part_numbers || ARRAY(
      SELECT DISTINCT CASE WHEN is_code(match[1]) THEN match[1] || ' ' ELSE '' END || bare_code(match[1])
      FROM regexp_matches(plain, '[^ ]*[0-9][^ ]*', 'g') AS match
      WHERE is_code(match[1]) OR match[1] ~ '[^a-z0-9]'), ' ');`;

/**
 * Half of what it costs to add a product is spent in this function.
 *
 * @param typed how codes are read before they are folded
 */
export const writing = (statements: string, typed = (code: string) => code) => `
  CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    sku text COLLATE "C" := fold(${typed('NEW.sku')});
    model text COLLATE "C" := fold(${typed('NEW.model')});
    plain text COLLATE "C" := plain_words(fold(product_text(
      NEW.name, NEW.short_description, NEW.description, NEW.brand_key, NEW.model, NEW.tags, NEW.technical_specs)));
    words text[] COLLATE "C";
  BEGIN
    -- Trigrams need three letters: a shorter SKU is found as a word.
    IF length(sku) < 3 THEN plain := plain || sku; END IF;
    NEW.part_numbers := array_remove(ARRAY[sku, bare_code(sku), model, bare_code(model)], '');
    -- Longer words are not searched for, and exceed what an index can hold.${statements}
    RETURN NEW;
  END $$;
`;

export class SplitSearchText1772600000340 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(writing(SPLIT_AT_ONCE));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(writing(ONE_BY_ONE));
  }
}
