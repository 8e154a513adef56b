import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Before a category is removed, its products are looked for, and again by the foreign key: all indexes by category leave out
 * archived products, which also keep it. Addresses are indexed by their hash: an index takes no more than 2,700 bytes.
 */
export class IndexRemovedCategories1771200000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX product_of_category ON product (category_id);
      CREATE INDEX category_picture_unfetched ON category (md5(picture_source))
        WHERE picture_id IS NULL AND picture_source IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX product_of_category, category_picture_unfetched');
  }
}
