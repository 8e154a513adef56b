import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { PICTURE_STATUSES } from '../../rows/picture-statuses.js';

/** The key stands for the address, which may be longer than an index takes. */
const PICTURE = `
  CREATE TABLE import_picture (
    run_id uuid NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    url_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (md5(url)) STORED,
    url text NOT NULL,
    host text NOT NULL,
    -- The first item that names it.
    number integer NOT NULL,
    status text NOT NULL ${oneOf('status', Object.keys(PICTURE_STATUSES))},
    tries smallint NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL DEFAULT now(),
    error text,
    picture_id text REFERENCES picture (id),
    PRIMARY KEY (run_id, url_key)
  );
  CREATE INDEX import_picture_waiting ON import_picture (run_id, host, number) WHERE status = 'waiting';
  CREATE INDEX product_picture_unfetched ON product_picture (md5(source)) WHERE picture_id IS NULL;
`;

/** The version of a product or category after its pictures were fetched, while nobody else made one in between. */
const VERSION = 'ALTER TABLE import_outcome ADD COLUMN version_fetched integer';

export class RequestPictures1771000000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PICTURE);
    await queryRunner.query(VERSION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_outcome DROP COLUMN version_fetched');
    await queryRunner.query('DROP INDEX product_picture_unfetched');
    await queryRunner.query('DROP TABLE import_picture');
  }
}
