import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An idempotency key is recognized by browser and by its whole request too, whichever account is signed in. Keys that were used before are
 * recognized by their caller alone, as they were.
 */
export class FollowIdempotencyKeys1766300000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE idempotency_key
        ADD COLUMN browser_hash bytea UNIQUE,
        ADD COLUMN request_hash bytea UNIQUE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE idempotency_key DROP COLUMN browser_hash, DROP COLUMN request_hash');
  }
}
