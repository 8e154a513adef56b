import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checkpoints that were taken before have none of this; the first signed one covers them through its digest. */
const SIGNED_CHECKPOINTS = `
  ALTER TABLE checkpoint
    -- The first position from which on every event has a MAC.
    ADD COLUMN signed_from bigint,
    -- Digest over the hashes of all events from there on, in the order of positions.
    ADD COLUMN history bytea CHECK (length(history) = 32),
    -- The newest link of the audit log's chain, and the first whose entry has a MAC.
    ADD COLUMN audit_position bigint,
    ADD COLUMN audit_hash bytea CHECK (length(audit_hash) = 32),
    ADD COLUMN audit_signed_from bigint,
    ADD COLUMN mac bytea CHECK (length(mac) = 32),
    ADD CONSTRAINT checkpoint_is_signed_whole CHECK (
      num_nulls(signed_from, history, audit_position, audit_hash, audit_signed_from, mac) IN (0, 6));
`;

/** One row that is overwritten each second in which something happened. */
const LATEST_SEAL = `
  CREATE TABLE latest_seal (
    checkpoint_id integer NOT NULL,
    position bigint NOT NULL,
    history bytea NOT NULL,
    audit_position bigint NOT NULL,
    audit_hash bytea NOT NULL,
    sealed_at timestamptz(3) NOT NULL,
    mac bytea NOT NULL
  );
  CREATE UNIQUE INDEX latest_seal_is_one ON latest_seal ((true));
`;

/** Which checkpoint was last sent to where the operator wants them: a convenience, proven by nothing. */
const EXPORTS = `
  CREATE TABLE checkpoint_export (
    target text PRIMARY KEY,
    checkpoint_id integer NOT NULL
  );
`;

export class SignCheckpoints1766400000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [SIGNED_CHECKPOINTS, LATEST_SEAL, EXPORTS]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE checkpoint_export, latest_seal;
      ALTER TABLE checkpoint DROP CONSTRAINT checkpoint_is_signed_whole, DROP COLUMN signed_from,
        DROP COLUMN history, DROP COLUMN audit_position, DROP COLUMN audit_hash, DROP COLUMN audit_signed_from,
        DROP COLUMN mac;
    `);
  }
}
