import type { MigrationInterface, QueryRunner } from 'typeorm';
import { productMeasures } from '../../drafts/product.measures.js';

const COLUMNS = `
  ALTER TABLE product
    ADD COLUMN measures text[] COLLATE "C" NOT NULL DEFAULT '{}',
    ADD COLUMN mentioned_measures text[] COLLATE "C" NOT NULL DEFAULT '{}';
`;

/** One index, because most searches for a measure also have words; part numbers one edit away are looked up in it. */
const INDEX = `
  DROP INDEX product_search_words;
  CREATE INDEX product_search_words ON product USING gin (search_words, measures, mentioned_measures, part_numbers);
`;

const BATCH = 1_000;

const PRODUCTS = `
  SELECT id, name, short_description AS "shortDescription", description, model, tags, technical_specs AS "technicalSpecs"
  FROM product WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${BATCH}`;

const MEASURE = `
  UPDATE product SET measures = given.measures, mentioned_measures = given."mentionedMeasures"
  FROM jsonb_to_recordset($1) AS given (id uuid, measures text[], "mentionedMeasures" text[]) WHERE product.id = given.id`;

type StoredProduct = Parameters<typeof productMeasures>[0] & { id: string };

/** Written by the writer of products from now on; those that exist are read once here. */
async function measureProducts(queryRunner: QueryRunner): Promise<void> {
  for (let after: string | null = null; ;) {
    const products = (await queryRunner.query(PRODUCTS, [after])) as StoredProduct[];
    const last = products.at(-1);
    if (!last) return;
    const measured = products.map((product) => ({ id: product.id, ...productMeasures(product) }));
    await queryRunner.query(MEASURE, [JSON.stringify(measured)]);
    after = last.id;
  }
}

export class UnderstandMeasures1766600000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COLUMNS);
    await measureProducts(queryRunner);
    await queryRunner.query(INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX product_search_words;
      CREATE INDEX product_search_words ON product USING gin (search_words);
      ALTER TABLE product DROP COLUMN measures, DROP COLUMN mentioned_measures;
    `);
  }
}
