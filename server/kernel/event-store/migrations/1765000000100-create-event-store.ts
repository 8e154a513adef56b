import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../database/append-only.js';

const TABLES = `
  CREATE TABLE event (
    position bigint PRIMARY KEY CHECK (position > 0),
    category text COLLATE "C" NOT NULL CHECK (category <> '' AND strpos(category, '-') = 0),
    stream text COLLATE "C" NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    type text COLLATE "C" NOT NULL,
    schema_version smallint NOT NULL CHECK (schema_version > 0),
    -- Text, not jsonb: exactly the bytes that were hashed.
    data text NOT NULL,
    actor_kind text COLLATE "C" NOT NULL,
    actor_id text COLLATE "C" NOT NULL,
    request_id text COLLATE "C" NOT NULL,
    recorded_at timestamptz(3) NOT NULL,
    previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT event_stream_version UNIQUE (stream, version),
    -- So the hash, which covers the stream, covers the category too.
    CONSTRAINT event_category_of_stream CHECK (starts_with(stream, category || '-'))
  );
  CREATE INDEX event_category_position ON event (category, position);

  -- One row, locked until the commit: so positions have no gaps and are in the order of commits.
  CREATE TABLE event_position (position bigint NOT NULL);
  CREATE UNIQUE INDEX event_position_is_one ON event_position ((true));
  INSERT INTO event_position VALUES (0);

  CREATE TABLE stream_key (
    stream text COLLATE "C" PRIMARY KEY,
    subject bytea NOT NULL,
    wrapped_key bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX stream_key_subject ON stream_key (subject);

  CREATE TABLE checkpoint (
    id integer PRIMARY KEY,
    position bigint NOT NULL,
    digest bytea NOT NULL,
    taken_at timestamptz(3) NOT NULL
  );
  -- Heads of the streams that moved since the checkpoint before. No foreign key: it would lock the checkpoint, which takes
  -- a privilege to change it that nobody has. Whether heads and checkpoints belong together is what audits prove.
  CREATE TABLE checkpoint_head (
    checkpoint_id integer NOT NULL,
    stream text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (stream, checkpoint_id)
  );
`;

/** The twin in TypeScript is event-hash.ts; a spec compares the two. */
const HASH = `
  CREATE FUNCTION event_hash(
    previous_hash bytea, at_position bigint, stream text, version integer, type text, schema_version smallint,
    actor_kind text, actor_id text, request_id text, recorded_at timestamptz, data text
  ) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(previous_hash || convert_to(concat_ws(E'\\n', at_position, stream, version, type, schema_version,
    actor_kind, actor_id, request_id, round(extract(epoch FROM recorded_at) * 1000)::bigint, data), 'UTF8'));
`;

const APPEND = `
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

const APPEND_ONLY_TABLES = ['event', 'checkpoint', 'checkpoint_head'];

/** Twice: the trigger stops every role, and where the application does not own the tables it has no privilege either. */
const APPEND_ONLY = APPEND_ONLY_TABLES.map(makeAppendOnly).join('\n');

export class CreateEventStore1765000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, HASH, APPEND, APPEND_ONLY]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE checkpoint_head, checkpoint, stream_key, event_position, event;
      DROP FUNCTION append_events, event_hash;
    `);
  }
}
