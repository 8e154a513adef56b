import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns and their order are those that rate-limiter-flexible writes. Unlogged: the counts may be lost in a crash. */
export class CreateRateLimit1765000000220 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_limit (
        key text PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limit_expire ON rate_limit (expire);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rate_limit');
  }
}
