import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody sees, hyphens and dashes that look like the one on a keyboard, white space beside plain single spaces. */
const [UNSEEN, HYPHENS] = [
  String.raw`[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]`,
  String.raw`[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]`,
];
const SPACES = String.raw`\s+`;

const cleaned = (column: string) =>
  `btrim(regexp_replace(regexp_replace(regexp_replace(${column}, '${UNSEEN}', '', 'g'), '${HYPHENS}', '-', 'g'), '${SPACES}', ' ', 'g'))`;

/**
 * Codes are cleaned wherever they are typed; those that were stored before are found by what is typed now. Products stay at
 * their version, as nobody edited them. One whose clean code another product has keeps its own.
 */
const PRODUCTS = `
  WITH cleaned AS MATERIALIZED (
    SELECT id, sku, ${cleaned('sku')} AS clean FROM product),
  free AS (
    SELECT DISTINCT ON (sku_key(clean)) id, clean FROM cleaned
    WHERE clean <> sku AND clean <> ''
      AND NOT EXISTS (SELECT FROM product AS other WHERE other.sku_key = sku_key(clean) AND other.id <> cleaned.id)
    ORDER BY sku_key(clean), id)
  UPDATE product SET sku = free.clean FROM free WHERE product.id = free.id`;

const CHOICES = `
  UPDATE product_variation SET sku = nullif(${cleaned('sku')}, '')
  WHERE sku IS NOT NULL AND sku <> ${cleaned('sku')}`;

export class CleanCodes1772600000320 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PRODUCTS);
    await queryRunner.query(CHOICES);
  }

  /** Clean codes are codes, too. */
  async down(): Promise<void> {}
}
