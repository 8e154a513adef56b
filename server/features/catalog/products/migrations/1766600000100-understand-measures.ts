import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The twin in TypeScript is search.measures.ts; a spec compares the two. */
const FUNCTIONS = `
  CREATE FUNCTION measure_number(written text) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(CASE WHEN written ~ '^[0-9]{1,3}([.][0-9]{3})+(,|$)' THEN replace(written, '.', '') ELSE written END,
      ',', '.')::numeric;

  CREATE FUNCTION measure_unit(spelling text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE
      WHEN spelling IN ('w', 'watt') THEN ARRAY['w', '1']
      WHEN spelling = 'kw' THEN ARRAY['w', '1000']
      WHEN spelling = 'mw' THEN ARRAY['w', '1000000']
      WHEN spelling IN ('kcal', 'kcal/h') THEN ARRAY['kcal', '1']
      WHEN spelling IN ('hp', 'bg') THEN ARRAY['hp', '1']
      WHEN spelling IN ('m3/h', 'm³/h', 'm3/saat', 'm³/saat', 'm3/sa', 'm³/sa', 'm3h') THEN ARRAY['m3/h', '1']
      WHEN spelling IN ('l/h', 'lt/h', 'l/saat', 'lt/saat') THEN ARRAY['m3/h', '0.001']
      WHEN spelling IN ('l/dk', 'lt/dk') THEN ARRAY['m3/h', '0.06']
      WHEN spelling IN ('l/s', 'lt/s', 'l/sn', 'lt/sn') THEN ARRAY['m3/h', '3.6']
      WHEN spelling IN ('mss', 'mwc', 'metre', 'mt', 'm') THEN ARRAY['m', '1']
      WHEN spelling = 'mm' THEN ARRAY['mm', '1']
      WHEN spelling = 'cm' THEN ARRAY['mm', '10']
      WHEN spelling IN ('mikron', 'µm', 'um') THEN ARRAY['um', '1']
      WHEN spelling IN ('m2', 'm²') THEN ARRAY['m2', '1']
      WHEN spelling IN ('l', 'lt', 'litre') THEN ARRAY['l', '1']
      WHEN spelling IN ('m3', 'm³') THEN ARRAY['l', '1000']
      WHEN spelling = 'bar' THEN ARRAY['bar', '1']
      WHEN spelling = 'mbar' THEN ARRAY['bar', '0.001']
      WHEN spelling = 'kpa' THEN ARRAY['bar', '0.01']
      WHEN spelling = 'mpa' THEN ARRAY['bar', '10']
      WHEN spelling IN ('°c', 'c', 'derece') THEN ARRAY['c', '1']
      WHEN spelling IN ('v', 'volt') THEN ARRAY['v', '1']
      WHEN spelling IN ('a', 'amper') THEN ARRAY['a', '1']
      WHEN spelling IN ('d/dk', 'd/d', 'rpm') THEN ARRAY['rpm', '1']
      WHEN spelling IN ('db', 'dba') THEN ARRAY['db', '1']
      WHEN spelling IN ('inch', 'inc', 'parmak', '"', '″') THEN ARRAY['in', '1']
      ELSE ARRAY[spelling, '1'] END;

  CREATE FUNCTION measures_of(dimension text, factor numeric, numbers text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT dimension || trim_scale(round(measure_number(written) * factor, 6))
      FROM unnest(numbers) AS written WHERE written IS NOT NULL);

  CREATE FUNCTION measures_in(folded text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    number CONSTANT text := '([0-9]{1,3}(?:[.][0-9]{3})+(?:,[0-9]{1,3})?|[0-9]{1,9}(?:[.,][0-9]{1,3})?)';
    upto CONSTANT text := '\\s*(?:…|[.]{2,3}|–|-|÷|/)\\s*';
    grade CONSTANT text := '(?<![a-z0-9])aisi[ -]?([0-9]{3})([a-z]{0,2})(?![a-z0-9])';
    size CONSTANT text := '(?<![a-z0-9])(dn|pn|ip|kvs)[ :.-]*' || number || '(?:' || upto || number || ')?(?![a-z0-9])';
    fraction CONSTANT text :=
      '(?<![a-z0-9.,/])(?:([0-9]{1,2})[ .-]+)?([0-9]{1,2})/([0-9]{1,2})\\s*(?:"|″|''''|inch|inc|parmak)(?![a-z0-9])';
    quantity CONSTANT text := '(?<![a-z0-9.,/])(?:' || number || upto || ')?' || number || '\\s*'
      || '(w|watt|kw|mw|kcal|kcal/h|hp|bg|m3/h|m³/h|m3/saat|m³/saat|m3/sa|m³/sa|m3h|l/h|lt/h|l/saat|lt/saat|l/dk|lt/dk'
      || '|l/s|lt/s|l/sn|lt/sn|mss|mwc|metre|mt|m|mm|cm|mikron|µm|um|m2|m²|l|lt|litre|m3|m³|bar|mbar|kpa|mpa|°c|c|derece'
      || '|v|volt|a|amper|hz|d/dk|d/d|rpm|kg|nm|db|dba|inch|inc|parmak|"|″|dn|pn)(?![a-z0-9³²]|/[a-z])';
    rest text := folded;
    found text[] := '{}';
    part text[];
    unit text[];
  BEGIN
    IF folded !~ '[0-9]' THEN RETURN found; END IF;
    FOR part IN SELECT regexp_matches(rest, grade, 'g') LOOP
      found := found || ARRAY['aisi' || part[1], 'aisi' || part[1] || part[2]];
    END LOOP;
    rest := regexp_replace(rest, grade, ' ; ', 'g');
    FOR part IN SELECT regexp_matches(rest, size, 'g') LOOP
      found := found || measures_of(part[1], 1, part[2:3]);
    END LOOP;
    rest := regexp_replace(rest, size, ' ; ', 'g');
    FOR part IN SELECT regexp_matches(rest, fraction, 'g') LOOP
      found := found || ('in' || trim_scale(round(
        coalesce(part[1], '0')::numeric + part[2]::numeric / greatest(part[3]::numeric, 1), 6)));
    END LOOP;
    rest := regexp_replace(rest, fraction, ' ; ', 'g');
    FOR part IN SELECT regexp_matches(rest, quantity, 'g') LOOP
      unit := measure_unit(part[3]);
      found := found || measures_of(unit[1], unit[2]::numeric, part[1:2]);
    END LOOP;
    RETURN ARRAY(SELECT DISTINCT measure FROM unnest(found) AS measure ORDER BY 1);
  END $$;
`;

/**
 * Measures that name, short description, model, tags and technical specs state, apart from those the description only
 * mentions: «DN 50» in the text of a DN 80 valve does not make it a DN 50 valve.
 */
const COLUMNS = `
  ALTER TABLE product
    ADD COLUMN measures text[] COLLATE "C" NOT NULL DEFAULT '{}',
    ADD COLUMN mentioned_measures text[] COLLATE "C" NOT NULL DEFAULT '{}';
`;

const TRIGGER = `
  CREATE FUNCTION write_product_measures() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.measures := measures_in(fold(concat_ws(' ; ', NEW.name, NEW.short_description, NEW.model,
      array_to_string(NEW.tags, ' ; '), (
        SELECT string_agg(concat_ws(' ', spec ->> 'name', spec ->> 'value', spec ->> 'unit'), ' ; ')
        FROM jsonb_array_elements(NEW.technical_specs) AS spec))));
    NEW.mentioned_measures := ARRAY(
      SELECT measure FROM unnest(measures_in(fold(left(NEW.description, 50000)))) AS measure
      WHERE measure <> ALL (NEW.measures));
    RETURN NEW;
  END $$;

  CREATE TRIGGER product_measured
    BEFORE INSERT OR UPDATE OF name, short_description, description, model, tags, technical_specs, measures,
      mentioned_measures
    ON product FOR EACH ROW EXECUTE FUNCTION write_product_measures();
`;

/** One index, because most searches for a measure also have words; part numbers one edit away are looked up in it. */
const INDEX = `
  DROP INDEX product_search_words;
  CREATE INDEX product_search_words ON product USING gin (search_words, measures, mentioned_measures, part_numbers);
`;

export class UnderstandMeasures1766600000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [FUNCTIONS, COLUMNS, TRIGGER]) await queryRunner.query(statements);
    await queryRunner.query(`UPDATE product SET measures = '{}'`);
    await queryRunner.query(INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX product_search_words;
      CREATE INDEX product_search_words ON product USING gin (search_words);
      DROP FUNCTION write_product_measures() CASCADE;
      ALTER TABLE product DROP COLUMN measures, DROP COLUMN mentioned_measures;
      DROP FUNCTION measures_in(text), measures_of(text, numeric, text[]), measure_unit(text), measure_number(text);
    `);
  }
}
