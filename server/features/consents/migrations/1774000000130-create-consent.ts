import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../../kernel/database/append-only.js';
import { oneOf } from '../../../kernel/database/one-of.js';
import { CONSENT_CHANNELS, CONSENT_PURPOSES, CONSENT_SOURCES, RECIPIENT_KINDS } from '../consent.kinds.js';

export class CreateConsent1774000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE consent (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid,
        order_id uuid,
        purpose text NOT NULL ${oneOf('purpose', CONSENT_PURPOSES)},
        channel text NOT NULL ${oneOf('channel', CONSENT_CHANNELS)},
        is_granted boolean NOT NULL,
        source text NOT NULL ${oneOf('source', CONSENT_SOURCES)},
        recipient_kind text NOT NULL ${oneOf('recipient_kind', RECIPIENT_KINDS)},
        text_slug text,
        text_version integer,
        text_hash text,
        request_id text NOT NULL,
        recorded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        CHECK (user_id IS NOT NULL OR order_id IS NOT NULL),
        CHECK (NOT is_granted OR (text_slug IS NOT NULL AND text_version IS NOT NULL AND text_hash IS NOT NULL))
      )
    `);
    await queryRunner.query('CREATE INDEX consent_of_user ON consent (user_id, purpose, channel, id DESC)');
    await queryRunner.query(makeAppendOnly('consent'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE consent');
  }
}
