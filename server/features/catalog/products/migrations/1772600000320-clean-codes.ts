import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Named one by one: which characters a class such as `\s` has depends on the collation. */
const SPACES = String.raw`\u0009\u000b-\u000d \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
const UNSEEN = [
  String.raw`\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e`,
  String.raw`\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd`,
  String.raw`\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f`,
].join('');

/** In this order: what nobody sees, what looks like a hyphen, breaks within a code, other white space, the mark of a text. */
const REPLACEMENTS = [
  [`[${UNSEEN}]`, ''],
  [String.raw`[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]`, '-'],
  [String.raw`(?<=[-/._])[${SPACES}]*\n[\n${SPACES}]*`, ''],
  [String.raw`[\n${SPACES}]+`, ' '],
  ['^ +| +$', ''],
  [`^['' ]+`, ''],
] as const;

const cleaned = (column: string) =>
  REPLACEMENTS.reduce((text, [what, by]) => `regexp_replace(${text}, '${what}', '${by}', 'g')`, column);

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
