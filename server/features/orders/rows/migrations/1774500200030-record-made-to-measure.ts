import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which lines were sold as made to measure: nobody withdraws from them. */
export class RecordMadeToMeasure1774500200030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE order_line ADD COLUMN is_made_to_measure boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_line DROP COLUMN is_made_to_measure');
  }
}
