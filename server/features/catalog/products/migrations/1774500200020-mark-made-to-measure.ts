import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are made to the measure of their buyer. */
export class MarkMadeToMeasure1774500200020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE product ADD COLUMN is_made_to_measure boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE product DROP COLUMN is_made_to_measure');
  }
}
