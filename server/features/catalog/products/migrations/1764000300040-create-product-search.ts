import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a product is found by, folded, and stored by a trigger in two columns:
 *
 * - search_words: every word once. A catalog has few distinct ones, so they are indexed whole; the words that
 *   contain a searched part are looked up among the distinct words first (search_word).
 * - search_codes: SKU, model and long words with a digit, also without their punctuation. Nearly all of
 *   them are unique, so they are left out of search_word and indexed by trigrams.
 *
 * One trigram index over whole descriptions finds the same, but writing a product then costs five times as much, and
 * a word that many products contain has to be searched again in each of them.
 */
const COLUMNS = `
  ALTER TABLE product
    ADD COLUMN search_words tsvector NOT NULL DEFAULT '',
    ADD COLUMN search_codes text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN part_numbers text[] COLLATE "C" NOT NULL DEFAULT '{}';
`;

const FUNCTIONS = `
  CREATE FUNCTION bare_code(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(word COLLATE "C", '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u007f]+', '', 'g');

  CREATE FUNCTION is_code(word text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN length(word) > 6 AND word COLLATE "C" ~ '[0-9]';

  -- Text with spaces between words and without most punctuation around them: enough to separate words.
  CREATE FUNCTION plain_words(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    RETURN replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      ' ' || t || ' ', E'\\n', ' '), E'\\t', ' '), E'\\r', ' '), E'\\u00a0', ' '), '(', ' '), ')', ' '), '"', ' '),
      ', ', ' '), '. ', ' '), '; ', ' '), ': ', ' '), '! ', ' '), '? ', ' ');
  END $$;

  CREATE FUNCTION product_text(name text, short_description text, description text, brand_key text, model text,
                               tags text[], technical_specs jsonb)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN concat_ws(' ', name, short_description, brand_key, model, array_to_string(tags, ' '), (
      SELECT string_agg(concat_ws(' ', spec ->> 'name', spec ->> 'value', spec ->> 'unit'), ' ')
      FROM jsonb_array_elements(technical_specs) AS spec), left(description, 50000));
`;

const DOCUMENT = `
  CREATE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    sku text COLLATE "C" := fold(NEW.sku);
    model text COLLATE "C" := fold(NEW.model);
    plain text COLLATE "C" := plain_words(fold(product_text(
      NEW.name, NEW.short_description, NEW.description, NEW.brand_key, NEW.model, NEW.tags, NEW.technical_specs)));
  BEGIN
    -- Trigrams need three letters: a shorter SKU is found as a word.
    IF length(sku) < 3 THEN plain := plain || sku; END IF;
    NEW.part_numbers := array_remove(ARRAY[sku, bare_code(sku), model, bare_code(model)], '');
    -- Longer words are not searched for, and exceed what an index can hold.
    NEW.search_words := array_to_tsvector(ARRAY(
      SELECT left(word, 64) FROM string_to_table(plain, ' ') AS word WHERE word <> ''));
    NEW.search_codes := array_to_string(NEW.part_numbers || ARRAY(
      SELECT DISTINCT CASE WHEN is_code(match[1]) THEN match[1] || ' ' ELSE '' END || bare_code(match[1])
      FROM regexp_matches(plain, '[^ ]*[0-9][^ ]*', 'g') AS match
      WHERE is_code(match[1]) OR match[1] ~ '[^a-z0-9]'), ' ');
    RETURN NEW;
  END $$;

  CREATE TRIGGER product_searched
    BEFORE INSERT OR UPDATE OF name, short_description, description, brand_key, model, sku, tags, technical_specs,
      search_words, search_codes, part_numbers
    ON product FOR EACH ROW EXECUTE FUNCTION write_product_search();

  CREATE INDEX product_search_words ON product USING gin (search_words);
  CREATE INDEX product_search_codes ON product USING gin (search_codes gin_trgm_ops);
`;

/** The words of added products that are no codes and that the vocabulary does not have, each with a product that has it. */
export const UNKNOWN = `unknown AS MATERIALIZED (
      SELECT word COLLATE "C" AS word, (array_agg(id))[1] AS id
      FROM added, unnest(tsvector_to_array(search_words)) AS part (word)
      WHERE NOT is_code(word) AND NOT EXISTS (SELECT FROM search_word AS known WHERE known.word = part.word)
      GROUP BY 1
    )`;

/** @param unknown the common table expressions that come to it */
export const listingNewWords = (unknown: string) => `
  -- Few words of a product are new to a catalog, so only the products that have one are read again.
  CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Stock is lowered often and changes no word.
    IF TG_OP = 'UPDATE' THEN
      PERFORM FROM added JOIN removed USING (id) WHERE added.search_words <> removed.search_words;
      IF NOT FOUND THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO search_word (word, written)
    WITH ${unknown}, written AS MATERIALIZED (
      SELECT fold(token) AS word, min(lower(token COLLATE "tr-x-icu")) AS written
      FROM added, string_to_table(plain_words(product_text(
        name, short_description, description, brand_key, model, tags, technical_specs)), ' ') AS token
      WHERE id IN (SELECT id FROM unknown WHERE word COLLATE "C" !~ '[0-9]')
      GROUP BY 1
    )
    SELECT word, coalesce(written, word) FROM unknown LEFT JOIN written USING (word) ORDER BY word COLLATE "C"
    ON CONFLICT (word) DO NOTHING;
    RETURN NULL;
  END $$;
`;

/** Each distinct word that is not a code, and one spelling of it: looked up for parts of words and for mistyped words. */
const VOCABULARY = `
  CREATE TABLE search_word (
    word text COLLATE "C" PRIMARY KEY,
    written text NOT NULL
  );
  CREATE INDEX search_word_parts ON search_word USING gin (word gin_trgm_ops);

${listingNewWords(UNKNOWN)}
  CREATE TRIGGER product_words_added AFTER INSERT ON product
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
  CREATE TRIGGER product_words_changed AFTER UPDATE ON product
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
`;

export class CreateProductSearch1764000300040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COLUMNS);
    await queryRunner.query(FUNCTIONS);
    await queryRunner.query(DOCUMENT);
    await queryRunner.query(VOCABULARY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION add_search_words(), write_product_search() CASCADE');
    await queryRunner.query('DROP TABLE search_word');
    await queryRunner.query(
      'ALTER TABLE product DROP COLUMN search_words, DROP COLUMN search_codes, DROP COLUMN part_numbers',
    );
    await queryRunner.query(
      'DROP FUNCTION product_text(text, text, text, text, text, text[], jsonb), plain_words(text), is_code(text), bare_code(text)',
    );
  }
}
