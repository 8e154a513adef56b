import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import type { RowOutcome } from './import-outcomes.js';
import { PictureTerms } from './picture-terms.js';

/** The job that fetches pictures, as it is stored. */
export const FETCH_PICTURES = 'import-pictures';

/** Pictures of one import at a time: two of them would ask one host for twice as many at once. */
const PICTURES_LANE = 'pictures';

type Reader = Pick<EntityManager, 'query'>;

interface NamedSource {
  number: number;
  source: string;
}

const SOURCES_OF_PRODUCTS = `
  SELECT applied.number, p.source FROM unnest($1::uuid[], $2::int[]) AS applied (id, number)
  JOIN product_picture AS p ON p.product_id = applied.id
  WHERE p.picture_id IS NULL ORDER BY applied.number, p.position`;

const SOURCES_OF_CATEGORIES = `
  SELECT applied.number, c.picture_source AS source FROM unnest($1::text[], $2::int[]) AS applied (id, number)
  JOIN category AS c ON c.id = applied.id
  WHERE c.picture_id IS NULL AND c.picture_source IS NOT NULL ORDER BY applied.number`;

const ADD = `
  WITH new AS (
    SELECT given.*, row_number() OVER (ORDER BY given.number, given.position) AS place
    FROM jsonb_to_recordset($2) AS given (url text, host text, number int, position int)
    WHERE NOT EXISTS (SELECT FROM import_picture WHERE run_id = $1 AND url_key = md5(given.url)))
  INSERT INTO import_picture (run_id, url, host, number, status)
  SELECT $1, url, host, number,
    CASE WHEN place + (SELECT count(*) FROM import_picture WHERE run_id = $1 AND status <> 'left_out') <= $3
      THEN 'waiting' ELSE 'left_out' END
  FROM new`;

/** Whether a product or category has no more of the picture than its address. */
const IS_NAMED = `(
  EXISTS (SELECT FROM product_picture AS p WHERE p.picture_id IS NULL AND md5(p.source) = i.url_key)
  OR EXISTS (
    SELECT FROM category AS c
    WHERE c.picture_id IS NULL AND c.picture_source IS NOT NULL AND md5(c.picture_source) = i.url_key))`;

/** Their products were edited or taken back. */
const DROP = `
  UPDATE import_picture AS i SET status = 'dropped'
  WHERE i.run_id = $1 AND i.status = 'waiting' AND NOT ${IS_NAMED}`;

/** Those that are stored are to be written into the catalog, where a job was stopped in between. */
const NEEDED = `
  SELECT EXISTS (
    SELECT FROM import_picture AS i
    WHERE i.run_id = $1 AND (i.status = 'waiting' OR i.status = 'fetched' AND ${IS_NAMED})) AS "isNeeded"`;

/** The pictures that imports ask for by their addresses. */
@Injectable()
export class ImportPictureRequests {
  constructor(
    private readonly jobs: Jobs,
    private readonly terms: PictureTerms,
  ) {}

  /** In the transaction that applied rows: asks for the pictures that their products and categories name only by an address. */
  async add(transaction: EntityManager, runId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    const applied = outcomes.filter(({ outcome }) => outcome === 'added' || outcome === 'updated');
    const sources = [
      ...(await this.sources(transaction, SOURCES_OF_CATEGORIES, applied.filter(isCategory))),
      ...(await this.sources(
        transaction,
        SOURCES_OF_PRODUCTS,
        applied.filter((each) => !isCategory(each)),
      )),
    ];
    if (sources.length === 0) return;
    const first = new Map([...sources].reverse().map(({ source, number }) => [source, number]));
    const rows = [...first].reverse().map(([url, number], position) => ({
      url,
      host: hostOf(url),
      number,
      position,
    }));
    await transaction.query(ADD, [runId, JSON.stringify(rows), this.terms.maxPictures]);
  }

  /** Has those that wait fetched, as far as they are still asked for. */
  async begin(transaction: EntityManager, runId: string, cause: Cause): Promise<void> {
    await this.dropUnneeded(transaction, runId);
    const [{ isNeeded }] = await transaction.query<[{ isNeeded: boolean }]>(NEEDED, [runId]);
    if (!isNeeded) return;
    await this.jobs.add(transaction, { kind: FETCH_PICTURES, subjectId: runId, lane: PICTURES_LANE, cause });
  }

  /** Passes over the addresses that no product or category names any more. */
  async dropUnneeded(transaction: EntityManager, runId: string): Promise<void> {
    await transaction.query(DROP, [runId]);
  }

  /**
   * Ends the fetching; what was fetched stays, and the rest goes on waiting.
   *
   * @returns of how many jobs
   */
  async stop(transaction: EntityManager, runId: string): Promise<number> {
    const ids = await this.running(transaction, runId);
    for (const id of ids) await this.jobs.requestCancel(transaction, id);
    return ids.length;
  }

  /** Whether pictures of it are being fetched, or wait for those of another import. */
  async isRunning(reader: Reader, runId: string): Promise<boolean> {
    return (await this.running(reader, runId)).length > 0;
  }

  /** Ids of the jobs that fetch pictures of it or wait to do so. */
  async running(reader: Reader, runId: string): Promise<string[]> {
    const jobs = await reader.query<{ id: string }[]>(
      'SELECT id FROM job WHERE subject_id = $1 AND kind = $2 AND finished_at IS NULL ORDER BY id',
      [runId, FETCH_PICTURES],
    );
    return jobs.map(({ id }) => id);
  }

  private async sources(
    transaction: EntityManager,
    statement: string,
    applied: readonly RowOutcome[],
  ): Promise<NamedSource[]> {
    if (applied.length === 0) return [];
    const ids = applied.map(({ targetId }) => targetId);
    return transaction.query<NamedSource[]>(statement, [ids, applied.map(({ number }) => number)]);
  }
}

const isCategory = ({ subject }: RowOutcome) => subject === 'category';

/** As it is asked; empty for an address that is none. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');
