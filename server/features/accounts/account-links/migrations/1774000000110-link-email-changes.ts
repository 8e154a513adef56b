import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';

const PURPOSES = ['new-password', 'email-verification', 'email-change'];

/** Links that change an e-mail address know the new one, and afterwards the one before. */
export class LinkEmailChanges1774000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account_link ADD COLUMN new_email text, ADD COLUMN previous_email text,
        DROP CONSTRAINT account_link_purpose_check, ADD ${oneOf('purpose', PURPOSES)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM account_link WHERE purpose = 'email-change'`);
    await queryRunner.query('ALTER TABLE account_link DROP COLUMN new_email, DROP COLUMN previous_email');
  }
}
