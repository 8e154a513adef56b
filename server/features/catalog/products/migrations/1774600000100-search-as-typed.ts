import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SPLIT_AT_ONCE, writing } from './1772600000340-split-search-text.js';

/** What a reader does not see, as what is typed is cleaned of: the class Cf, joiners and variants of signs. */
const UNSEEN = [
  String.raw`\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e`,
  String.raw`\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd`,
  String.raw`\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f`,
].join('');

/** In the order of searchAsTyped. */
const REPLACEMENTS = [
  [`[${UNSEEN}]+`, ''],
  [String.raw`[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]`, '-'],
  [String.raw`[\u2044\u2215\uff0f]`, '/'],
  [String.raw`[\u2018-\u201b\u2032\u2035\u02b9\u02bc\u00b4\u0060\uff07]`, `''`],
  [String.raw`[\u201c-\u201f\u2033\u2036\u02ba\u3003\uff02]|''''`, '"'],
  [String.raw`[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`, ' '],
] as const;

const replaced = REPLACEMENTS.reduce(
  (text, [what, by]) => `regexp_replace(${text}, '${what}', '${by}', 'g')`,
  't COLLATE "C"',
);

/** Anything to replace: most texts hold nothing, which one look tells. */
const ODD = [
  String.raw`''''|[\u0060\u00a0\u00b4`,
  String.raw`\u02b9\u02ba\u02bc\u1680\u2000-\u200a\u2010-\u2015\u2018-\u201f\u202f\u2032\u2033\u2035\u2036\u2043`,
  String.raw`\u2044\u205f\u2212\u2215\u3000\u3003\ufe58\ufe63\uff02\uff07\uff0d\uff0f${UNSEEN}]`,
].join('');

/** Twin of searchAsTyped in code-text.ts; the two are tested equal. */
const SEARCH_AS_TYPED = `
  CREATE FUNCTION search_as_typed(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF t COLLATE "C" !~ '${ODD}' THEN RETURN t; END IF;
    RETURN ${replaced};
  END $$;
`;

/** Everything that becomes words, and the spelling in which a correction shows them, is read here. */
const productText = (read: (text: string) => string) => `
  CREATE OR REPLACE FUNCTION product_text(name text, short_description text, description text, brand_key text, model text,
                                          tags text[], technical_specs jsonb)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ${read(`concat_ws(' ', name, short_description, brand_key, model, array_to_string(tags, ' '), (
      SELECT string_agg(concat_ws(' ', spec ->> 'name', spec ->> 'value', spec ->> 'unit'), ' ')
      FROM jsonb_array_elements(technical_specs) AS spec), left(description, 50000))`)};
`;

const asTyped = (text: string) => `search_as_typed(${text})`;
const asWritten = (text: string) => text;

/** Words that no product has any more leave the vocabulary, so that no correction offers them. */
const AFFECTED = `
  UPDATE product SET search_words = search_words
  WHERE concat_ws(' ', sku, name, short_description, brand_key, model, tags::text, technical_specs::text,
    left(description, 50000)) COLLATE "C" ~ '${ODD}';
  DELETE FROM search_word WHERE word ~ '${ODD}';
`;

/** Stored text is found by what a keyboard types, as typed text has been read so before. */
export class SearchAsTyped1774600000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_AS_TYPED);
    await queryRunner.query(productText(asTyped));
    await queryRunner.query(writing(SPLIT_AT_ONCE, asTyped));
    await queryRunner.query(AFFECTED);
  }

  /** Words stay plain until their products are written again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(productText(asWritten));
    await queryRunner.query(writing(SPLIT_AT_ONCE));
    await queryRunner.query('DROP FUNCTION search_as_typed(text)');
  }
}
