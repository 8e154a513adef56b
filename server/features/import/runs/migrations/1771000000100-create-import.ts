import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import {
  IMPORT_OUTCOMES,
  IMPORT_ROW_KINDS,
  IMPORT_SUBJECTS,
  UNDO_BUCKETS,
} from '../../rows/import-row.statuses.js';
import { IMPORT_STATUSES } from '../import-run.statuses.js';

const RUN = `
  CREATE TABLE import_run (
    id uuid PRIMARY KEY,
    file_name text NOT NULL,
    file_hash text COLLATE "C" NOT NULL,
    file_bytes integer NOT NULL,
    supplier text,
    pictures_folder text,
    uploaded_at timestamptz(3) NOT NULL,
    uploaded_by_kind text NOT NULL,
    uploaded_by_id text,
    status text NOT NULL ${oneOf('status', Object.keys(IMPORT_STATUSES))},
    job_id text,
    version integer NOT NULL,
    options jsonb NOT NULL,
    headings jsonb NOT NULL,
    categories jsonb NOT NULL,
    is_read boolean NOT NULL,
    format jsonb,
    sheets jsonb NOT NULL,
    warnings jsonb NOT NULL,
    applied_to integer NOT NULL,
    result jsonb,
    failure jsonb,
    applied_at timestamptz(3),
    applied_by_kind text,
    applied_by_id text,
    finished_at timestamptz(3),
    undo_started_at timestamptz(3),
    undo_by_kind text,
    undo_by_id text,
    undo_finished_at timestamptz(3),
    is_kept boolean NOT NULL,
    -- Whether the last of its rows was deleted; begins once it is not kept.
    is_swept boolean NOT NULL DEFAULT false
  );
  CREATE INDEX import_run_newest ON import_run (uploaded_at DESC, id DESC);
  CREATE INDEX import_run_kept ON import_run (uploaded_at) WHERE is_kept;
  CREATE INDEX import_run_unswept ON import_run (uploaded_at) WHERE NOT is_kept AND NOT is_swept;
  CREATE INDEX import_run_of_file ON import_run (file_hash, applied_at DESC) WHERE applied_at IS NOT NULL;
`;

/** The cells stay the JSON that the reading process wrote: most of them are stored and read again as they are. */
const ROW = `
  CREATE TABLE import_row (
    run_id uuid NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    sheet smallint NOT NULL,
    row_number integer NOT NULL,
    cells text NOT NULL,
    -- What staff typed instead, by position.
    corrected jsonb,
    is_left_out boolean NOT NULL DEFAULT false,
    PRIMARY KEY (run_id, sheet, row_number)
  );
`;

/** What each row would do. Rows are only added, and all of them deleted when the import is planned anew. */
const ITEM = `
  CREATE TABLE import_item (
    run_id uuid NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    number integer NOT NULL,
    subject text NOT NULL ${oneOf('subject', Object.keys(IMPORT_SUBJECTS))},
    sheet smallint NOT NULL,
    row_number integer NOT NULL,
    kind text NOT NULL ${oneOf('kind', Object.keys(IMPORT_ROW_KINDS))},
    label text NOT NULL,
    sku text NOT NULL,
    target_id text COLLATE "C",
    target_version integer,
    fields text[],
    changes jsonb,
    problems jsonb,
    warnings jsonb,
    is_price_jump boolean NOT NULL,
    nearest_category text,
    PRIMARY KEY (run_id, number)
  );
  CREATE INDEX import_item_of_kind ON import_item (run_id, kind, number);
  -- A file may hold a SKU that is longer than an index takes.
  CREATE INDEX import_item_of_sku ON import_item (run_id, left(sku_key(sku), 100)) WHERE sku <> '';
  CREATE INDEX import_item_of_target ON import_item (run_id, target_id) WHERE target_id IS NOT NULL;
`;

/** What became of the rows that were applied: with the versions before and after, all it takes to take them back. */
const OUTCOME = `
  CREATE TABLE import_outcome (
    run_id uuid NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    number integer NOT NULL,
    subject text NOT NULL ${oneOf('subject', Object.keys(IMPORT_SUBJECTS))},
    outcome text NOT NULL ${oneOf('outcome', Object.keys(IMPORT_OUTCOMES))},
    target_id text COLLATE "C",
    version_before integer,
    version_after integer,
    problems jsonb,
    undo_bucket text ${oneOf('undo_bucket', Object.keys(UNDO_BUCKETS))},
    undo_reason text,
    PRIMARY KEY (run_id, number)
  );
  CREATE INDEX import_outcome_of_target ON import_outcome (target_id);

  CREATE TABLE import_heading (
    supplier text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    field text,
    PRIMARY KEY (supplier, kind, key)
  );
`;

export class CreateImport1771000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const tables of [RUN, ROW, ITEM, OUTCOME]) await queryRunner.query(tables);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE import_heading, import_outcome, import_item, import_row, import_run');
  }
}
