import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Reader = Pick<EntityManager, 'query'>;

/** An address that is to be fetched. */
export interface WaitingPicture {
  url: string;
  host: string;
  /** How often it was tried. */
  tries: number;
}

/** What becomes of an address after a try. */
export type SettledPicture =
  | { url: string; status: 'fetched'; pictureId: string }
  | { url: string; status: 'failed'; error: string }
  | { url: string; status: 'waiting'; tries: number; pauseSeconds: number };

/** Hosts take turns, so that a slow one holds up the others as little as possible. */
const NEXT = `
  SELECT url, host, tries FROM (
    SELECT url, host, tries, number, row_number() OVER (PARTITION BY host ORDER BY number, url_key) AS turn
    FROM import_picture WHERE run_id = $1 AND status = 'waiting' AND due_at <= clock_timestamp()) AS due
  WHERE turn <= $2 ORDER BY turn, number LIMIT $3`;

const SETTLE = `
  UPDATE import_picture AS p SET status = given.status, error = given.error, picture_id = given.picture_id,
    tries = coalesce(given.tries, p.tries),
    due_at = clock_timestamp() + make_interval(secs => coalesce(given.pause_seconds, 0))
  FROM jsonb_to_recordset($2) AS given (url text, status text, error text, picture_id text, tries int, pause_seconds float)
  WHERE p.run_id = $1 AND p.url_key = md5(given.url)`;

const POSTPONE = `
  UPDATE import_picture SET due_at = greatest(due_at, clock_timestamp() + make_interval(secs => $3))
  WHERE run_id = $1 AND host = $2 AND status = 'waiting'`;

const GIVE_UP = `
  UPDATE import_picture SET status = 'failed', error = $3 WHERE run_id = $1 AND host = $2 AND status = 'waiting'`;

const COUNTS = `
  SELECT (count(*) FILTER (WHERE status IN ('fetched', 'failed')))::int AS done,
    (count(*) FILTER (WHERE status IN ('waiting', 'fetched', 'failed')))::int AS total
  FROM import_picture WHERE run_id = $1`;

/** The addresses of an import that are still to be fetched. */
@Injectable()
export class PictureQueue {
  /** Those whose turn has come; at most some, and of one host only a few. */
  next(
    reader: Reader,
    runId: string,
    { limit, perHost }: { limit: number; perHost: number },
  ): Promise<WaitingPicture[]> {
    return reader.query<WaitingPicture[]>(NEXT, [runId, perHost, limit]);
  }

  async isEmpty(reader: Reader, runId: string): Promise<boolean> {
    const waiting = await reader.query<unknown[]>(
      `SELECT FROM import_picture WHERE run_id = $1 AND status = 'waiting' LIMIT 1`,
      [runId],
    );
    return waiting.length === 0;
  }

  async settle(
    transaction: EntityManager,
    runId: string,
    pictures: readonly SettledPicture[],
  ): Promise<void> {
    const rows = pictures.map((picture) => ({
      url: picture.url,
      status: picture.status,
      error: picture.status === 'failed' ? picture.error : null,
      picture_id: picture.status === 'fetched' ? picture.pictureId : null,
      tries: picture.status === 'waiting' ? picture.tries : null,
      pause_seconds: picture.status === 'waiting' ? picture.pauseSeconds : null,
    }));
    await transaction.query(SETTLE, [runId, JSON.stringify(rows)]);
  }

  /** Leaves a host alone for a while. */
  async postpone(transaction: EntityManager, runId: string, host: string, seconds: number): Promise<void> {
    await transaction.query(POSTPONE, [runId, host, seconds]);
  }

  /** Fails everything that waits for a host. */
  async giveUp(transaction: EntityManager, runId: string, host: string, error: string): Promise<void> {
    await transaction.query(GIVE_UP, [runId, host, error]);
  }

  async counts(reader: Reader, runId: string): Promise<{ done: number; total: number }> {
    const [counts] = await reader.query<[{ done: number; total: number }]>(COUNTS, [runId]);
    return counts;
  }
}
