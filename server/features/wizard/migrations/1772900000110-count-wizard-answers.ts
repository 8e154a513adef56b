import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of answers by day; nothing of who gave them. */
export class CountWizardAnswers1772900000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE wizard_usage (
        day date NOT NULL,
        question text NOT NULL,
        answer text NOT NULL,
        count integer NOT NULL DEFAULT 0 CHECK (count >= 0),
        PRIMARY KEY (day, question, answer)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE wizard_usage');
  }
}
