import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kind and id of the one somebody acted for, with a colon between; null for all events so far. */
const COLUMN = `ALTER TABLE event ADD COLUMN on_behalf_of text COLLATE "C" CHECK (strpos(on_behalf_of, ':') > 1)`;

/** The last field of the hash: `concat_ws` leaves it out where it is null, so earlier events keep the hash they have. */
const HASH = `
  DROP FUNCTION append_events(text, text, integer, bytea, text[], smallint[], text[], bytea[], text, text, text, timestamptz);
  DROP FUNCTION event_hash(bytea, bigint, text, integer, text, smallint, text, text, text, timestamptz, text);
  CREATE FUNCTION event_hash(
    previous_hash bytea, at_position bigint, stream text, version integer, type text, schema_version smallint,
    actor_kind text, actor_id text, request_id text, recorded_at timestamptz, data text, on_behalf_of text DEFAULT NULL
  ) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(previous_hash || convert_to(concat_ws(E'\\n', at_position, stream, version, type, schema_version,
    actor_kind, actor_id, request_id, round(extract(epoch FROM recorded_at) * 1000)::bigint, data, on_behalf_of), 'UTF8'));
`;

const APPEND = `
  CREATE FUNCTION append_events(
    in_category text, to_stream text, after_version integer, after_hash bytea, types text[], schema_versions smallint[], texts text[],
    macs bytea[], by_kind text, by_id text, in_request text, at timestamptz, for_whom text DEFAULT NULL
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
        by_kind, by_id, in_request, at, texts[i], for_whom);
      INSERT INTO event (position, category, stream, version, type, schema_version, data, actor_kind, actor_id,
        request_id, recorded_at, previous_hash, hash, mac, on_behalf_of)
      VALUES (place + i, in_category, to_stream, after_version + i, types[i], schema_versions[i], texts[i], by_kind,
        by_id, in_request, at, link, sealed, macs[i], for_whom);
      link := sealed;
    END LOOP;
    RETURN place + 1;
  END $$;
`;

/** As they were. */
const BEFORE = `
  DROP FUNCTION append_events(text, text, integer, bytea, text[], smallint[], text[], bytea[], text, text, text, timestamptz, text);
  DROP FUNCTION event_hash(bytea, bigint, text, integer, text, smallint, text, text, text, timestamptz, text, text);
  ALTER TABLE event DROP COLUMN on_behalf_of;
  CREATE FUNCTION event_hash(
    previous_hash bytea, at_position bigint, stream text, version integer, type text, schema_version smallint,
    actor_kind text, actor_id text, request_id text, recorded_at timestamptz, data text
  ) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sha256(previous_hash || convert_to(concat_ws(E'\\n', at_position, stream, version, type, schema_version,
    actor_kind, actor_id, request_id, round(extract(epoch FROM recorded_at) * 1000)::bigint, data), 'UTF8'));
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

/** Staff who act for a buyer stay the actor; for whom they acted is a field of its own. */
export class RecordRepresentation1772700000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [COLUMN, HASH, APPEND]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BEFORE);
  }
}
