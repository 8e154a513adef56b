import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../database/append-only.js';

/** Null for entries that were written before. */
const CHAIN = `
  ALTER TABLE audit ADD COLUMN mac bytea CHECK (length(mac) = 32);
  CREATE TABLE audit_chain (
    position bigint PRIMARY KEY CHECK (position > 0),
    audit_id bigint NOT NULL UNIQUE,
    previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
    hash bytea NOT NULL CHECK (length(hash) = 32)
  );
`;

/** The twin in TypeScript is audit-hash.ts. */
const HASH = `
  CREATE FUNCTION audit_hash(previous_hash bytea, at_position bigint, entry audit) RETURNS bytea LANGUAGE sql STABLE
  RETURN sha256(previous_hash || convert_to(concat_ws(E'\\n', at_position, entry.id,
    round(extract(epoch FROM entry.at) * 1000000)::bigint, entry.actor_kind, coalesce(entry.actor_id, ''),
    coalesce(entry.request_id, ''), entry.what, entry.subject, coalesce(entry.before::text, ''),
    coalesce(entry.after::text, ''), coalesce(encode(entry.mac, 'hex'), '')), 'UTF8'));
`;

/**
 * Runs at the end of the transaction, so that nobody waits for the chain but those who commit, and nobody who waits for
 * it is waited for.
 */
const LINK = `
  CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    place bigint;
    link bytea;
  BEGIN
    PERFORM pg_advisory_xact_lock(7140005);
    SELECT position, hash INTO place, link FROM audit_chain ORDER BY position DESC LIMIT 1;
    place := coalesce(place, 0) + 1;
    link := coalesce(link, decode(repeat('00', 32), 'hex'));
    INSERT INTO audit_chain (position, audit_id, previous_hash, hash)
      VALUES (place, NEW.id, link, audit_hash(link, place, NEW));
    RETURN NULL;
  END $$;
`;

const CHAIN_WRITTEN = `
  DO $$
  DECLARE
    entry audit;
    place bigint := 0;
    link bytea := decode(repeat('00', 32), 'hex');
    next bytea;
  BEGIN
    FOR entry IN SELECT * FROM audit ORDER BY id LOOP
      place := place + 1;
      next := audit_hash(link, place, entry);
      INSERT INTO audit_chain VALUES (place, entry.id, link, next);
      link := next;
    END LOOP;
  END $$;
`;

const TRIGGER = `
  CREATE CONSTRAINT TRIGGER audit_is_chained AFTER INSERT ON audit DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION chain_audit();
  ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_is_chained;
`;

export class ChainAudit1766400000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [CHAIN, HASH, LINK, CHAIN_WRITTEN, TRIGGER]) await queryRunner.query(statements);
    await queryRunner.query(makeAppendOnly('audit_chain'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER audit_is_chained ON audit;
      DROP FUNCTION chain_audit;
      DROP FUNCTION audit_hash;
      DROP TABLE audit_chain;
      ALTER TABLE audit DROP COLUMN mac;
    `);
  }
}
