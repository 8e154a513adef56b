import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../database/append-only.js';

/** Null for events that were recorded before; from which position on each has one is sealed in the checkpoints. */
const MAC = 'ALTER TABLE event ADD COLUMN mac bytea CHECK (length(mac) = 32)';

/**
 * The advisory lock is held until the commit, and the statement after it sees what its last holder committed: positions
 * have no gaps and are in the order of commits. No row is updated for them, so a snapshot somebody holds does not slow
 * them down.
 */
const APPEND = `
  DROP FUNCTION append_events(text, text, integer, bytea, text[], smallint[], text[], text, text, text, timestamptz);
  DROP TABLE event_position;
  CREATE FUNCTION append_events(
    in_category text, to_stream text, after_version integer, after_hash bytea, types text[], schema_versions smallint[], texts text[],
    macs bytea[], by_kind text, by_id text, in_request text, at timestamptz
  ) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    place bigint;
    link bytea := after_hash;
    sealed bytea;
  BEGIN
    PERFORM pg_advisory_xact_lock(7140004);
    SELECT coalesce(max(position), 0) INTO place FROM event;
    FOR i IN 1 .. cardinality(types) LOOP
      sealed := event_hash(link, place + i, to_stream, after_version + i, types[i], schema_versions[i],
        by_kind, by_id, in_request, at, texts[i]);
      INSERT INTO event (position, category, stream, version, type, schema_version, data, actor_kind, actor_id,
        request_id, recorded_at, previous_hash, hash, mac)
      VALUES (place + i, in_category, to_stream, after_version + i, types[i], schema_versions[i], texts[i], by_kind,
        by_id, in_request, at, link, sealed, macs[i]);
      link := sealed;
    END LOOP;
    RETURN place + 1;
  END $$;
`;

/** As it was. */
const APPEND_BEFORE = `
  CREATE TABLE event_position (position bigint NOT NULL);
  CREATE UNIQUE INDEX event_position_is_one ON event_position ((true));
  INSERT INTO event_position SELECT coalesce(max(position), 0) FROM event;
  CREATE FUNCTION append_events(
    in_category text, to_stream text, after_version integer, after_hash bytea, types text[], schema_versions smallint[], texts text[],
    by_kind text, by_id text, in_request text, at timestamptz
  ) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    place bigint;
    link bytea := after_hash;
    sealed bytea;
  BEGIN
    UPDATE event_position SET position = position + cardinality(types)
      RETURNING position - cardinality(types) INTO STRICT place;
    FOR i IN 1 .. cardinality(types) LOOP
      sealed := event_hash(link, place + i, to_stream, after_version + i, types[i], schema_versions[i],
        by_kind, by_id, in_request, at, texts[i]);
      INSERT INTO event (position, category, stream, version, type, schema_version, data, actor_kind, actor_id,
        request_id, recorded_at, previous_hash, hash)
      VALUES (place + i, in_category, to_stream, after_version + i, types[i], schema_versions[i], texts[i], by_kind,
        by_id, in_request, at, link, sealed);
      link := sealed;
    END LOOP;
    RETURN place + 1;
  END $$;
`;

/** A key may be missing only where its erasure was recorded. */
const ERASURES = `
  CREATE TABLE erasure (
    stream text COLLATE "C" PRIMARY KEY,
    subject bytea NOT NULL,
    actor_kind text COLLATE "C" NOT NULL,
    actor_id text COLLATE "C" NOT NULL,
    request_id text COLLATE "C" NOT NULL,
    recorded_at timestamptz(3) NOT NULL,
    mac bytea NOT NULL CHECK (length(mac) = 32)
  );
`;

export class SignEvents1766400000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [MAC, APPEND, ERASURES]) await queryRunner.query(statements);
    await queryRunner.query(makeAppendOnly('erasure'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DROP TABLE erasure; DROP FUNCTION append_events; ALTER TABLE event DROP COLUMN mac`,
    );
    await queryRunner.query(APPEND_BEFORE);
  }
}
