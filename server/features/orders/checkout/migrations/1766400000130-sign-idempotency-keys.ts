import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../../../kernel/database/append-only.js';

export class SignIdempotencyKeys1766400000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Null for keys that were claimed before.
      ALTER TABLE idempotency_key ADD COLUMN mac bytea CHECK (length(mac) = 32);
      CREATE INDEX idempotency_key_order ON idempotency_key (order_id);

      -- Keys of orders up to this position were removed when their lifetime was over.
      CREATE TABLE idempotency_sweep (
        until_position bigint PRIMARY KEY,
        removed integer NOT NULL,
        swept_at timestamptz(3) NOT NULL,
        mac bytea NOT NULL CHECK (length(mac) = 32)
      );
      ${makeAppendOnly('idempotency_sweep')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE idempotency_sweep;
      DROP INDEX idempotency_key_order;
      ALTER TABLE idempotency_key DROP COLUMN mac;
    `);
  }
}
