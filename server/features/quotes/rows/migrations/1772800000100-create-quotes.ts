import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';

const STATUSES = ['new', 'processing', 'quoted', 'accepted', 'rejected'];

/** Read rows: what quotes are listed and found by. What is shown of one is computed from its events. */
const TABLES = `
  CREATE TABLE quote (
    id uuid PRIMARY KEY,
    number text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    status text COLLATE "C" NOT NULL ${oneOf('status', STATUSES)},
    customer_id uuid,
    buyer jsonb,
    buyer_email_key text COLLATE "C",
    offer integer NOT NULL,
    line_count integer NOT NULL,
    total_kurus bigint NOT NULL,
    valid_until date,
    response_due_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX quote_number ON quote (number);
  CREATE INDEX quote_of_customer ON quote (customer_id, created_at DESC, id);
  CREATE INDEX quote_of_email ON quote (buyer_email_key) WHERE customer_id IS NULL;
  CREATE INDEX quote_by_time ON quote (created_at DESC, id);
  CREATE INDEX quote_by_due ON quote (response_due_at, id);
  CREATE INDEX quote_by_total ON quote (total_kurus, id);
  CREATE INDEX quote_by_validity ON quote ((coalesce(valid_until, 'infinity'::date)), id);
  CREATE INDEX quote_status_time ON quote (status, created_at DESC, id);
  CREATE INDEX quote_waiting ON quote (response_due_at, id) WHERE status IN ('new', 'processing');
  CREATE INDEX quote_offered ON quote (valid_until, id) WHERE status = 'quoted';

  CREATE TABLE quote_search (quote_id uuid PRIMARY KEY, text text COLLATE "C" NOT NULL);
  CREATE INDEX quote_search_words ON quote_search USING gin (text gin_trgm_ops);
`;

/** Which quote a request sent twice made. Only keyed hashes and the id are stored. */
const REQUEST_KEYS = `
  CREATE TABLE quote_request_key (
    key_hash bytea PRIMARY KEY,
    body_hash bytea NOT NULL,
    quote_id uuid NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX quote_request_key_age ON quote_request_key (created_at);
`;

/** Files of requests and messages: the name waits here until a quote seals it; unused ones are swept. */
const FILES = `
  CREATE TABLE quote_file (
    id uuid PRIMARY KEY,
    quote_id uuid,
    name text,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    uploaded_at timestamptz NOT NULL
  );
  CREATE INDEX quote_file_unused ON quote_file (uploaded_at) WHERE quote_id IS NULL;
  CREATE INDEX quote_file_of_quote ON quote_file (quote_id);
`;

export class CreateQuotes1772800000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(REQUEST_KEYS);
    await queryRunner.query(FILES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE quote_file, quote_request_key, quote_search, quote');
  }
}
