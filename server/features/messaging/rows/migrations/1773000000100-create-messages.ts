import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';

const STATUSES = ['new', 'read', 'replied', 'closed'];
const SUBJECTS = [
  ...['product-inquiry', 'quote-request', 'technical-support', 'after-sales', 'partnership'],
  ...['complaint', 'other'],
];

/** Read rows: what messages are listed and found by. What is shown of one is computed from its events. */
const TABLES = `
  CREATE TABLE message (
    id uuid PRIMARY KEY,
    number text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    status text COLLATE "C" NOT NULL ${oneOf('status', STATUSES)},
    subject text COLLATE "C" NOT NULL ${oneOf('subject', SUBJECTS)},
    customer_id uuid,
    sender jsonb,
    response_due_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX message_number ON message (number);
  CREATE INDEX message_by_time ON message (created_at DESC, id);
  CREATE INDEX message_by_due ON message (response_due_at, id);
  CREATE INDEX message_status_time ON message (status, created_at DESC, id);
  CREATE INDEX message_waiting ON message (response_due_at, id) WHERE status IN ('new', 'read');

  CREATE TABLE message_search (message_id uuid PRIMARY KEY, text text COLLATE "C" NOT NULL);
  CREATE INDEX message_search_words ON message_search USING gin (text gin_trgm_ops);

  -- Replies that the mail server took; nothing personal.
  CREATE TABLE message_reply_mail (
    message_id uuid,
    version integer,
    sent_at timestamptz(3) NOT NULL,
    PRIMARY KEY (message_id, version)
  );

  -- Texts that staff begin replies with.
  CREATE TABLE message_reply_text (
    id uuid PRIMARY KEY,
    title text NOT NULL,
    text text NOT NULL,
    version integer NOT NULL
  );
`;

export class CreateMessages1773000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE message_reply_text, message_reply_mail, message_search, message');
  }
}
