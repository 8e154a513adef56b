import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { SECOND_FACTOR_SCOPES } from '../second-factor-policy.entity.js';

export class CreateSecondFactorPolicy1768000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE second_factor_policy (
        id int PRIMARY KEY CHECK (id = 1),
        required_for text NOT NULL ${oneOf('required_for', SECOND_FACTOR_SCOPES)},
        permissions text[] NOT NULL,
        version int NOT NULL CHECK (version > 0)
      )
    `);
    await queryRunner.query(`INSERT INTO second_factor_policy VALUES (1, 'nobody', '{}', 1)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE second_factor_policy');
  }
}
