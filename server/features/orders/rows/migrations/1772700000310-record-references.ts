import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders so far name products alone, and nothing their buyers file them under. */
export class RecordReferences1772700000310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN company_id uuid, ADD COLUMN purchase_references jsonb;
      ALTER TABLE order_line ALTER COLUMN product_id DROP NOT NULL, ALTER COLUMN product DROP NOT NULL,
        ADD COLUMN description text, ADD COLUMN unit text,
        ADD CONSTRAINT order_line_item CHECK ((product_id IS NULL) = (description IS NOT NULL));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM order_line WHERE product_id IS NULL;
      ALTER TABLE order_line DROP COLUMN description, DROP COLUMN unit,
        ALTER COLUMN product_id SET NOT NULL, ALTER COLUMN product SET NOT NULL;
      ALTER TABLE orders DROP COLUMN company_id, DROP COLUMN purchase_references;
    `);
  }
}
