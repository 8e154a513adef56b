import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import { isUniqueViolation } from '../database/transaction-retry.js';
import { JOB_COLUMNS } from './job.columns.js';
import type { JobProgress, JobRecord } from './job.js';
import { JobKinds } from './job-kinds.js';

/** A job, and which claim of it. */
export type Claim = Pick<JobRecord, 'id' | 'token'>;

const LEASED = `lease_until = clock_timestamp() + interval '30 seconds'`;

/**
 * A running job of the lane blocks also after its lease: it is due itself. One that is begun again does not wait for older
 * ones, which wait for it.
 */
const IS_DUE = `job.kind = ANY((SELECT $1::text[])::text[]) AND job.cancel_requested_at IS NULL AND (
  job.status = 'running' AND job.lease_until < clock_timestamp()
  OR job.status = 'waiting' AND job.due_at <= clock_timestamp() AND (job.lane IS NULL OR NOT EXISTS (
    SELECT FROM job AS other WHERE other.lane = job.lane AND other.id <> job.id AND (
      other.status = 'running' OR other.status = 'waiting' AND other.cancel_requested_at IS NULL
        AND (other.created_at, other.id) < (job.created_at, job.id)))))`;

const FIND_DUE = prepared(`
  SELECT id, token FROM job WHERE status IN ('waiting', 'running') AND ${IS_DUE} ORDER BY due_at, id LIMIT 20`);

const CLAIM = prepared(`
  WITH due AS MATERIALIZED (
    SELECT id FROM job WHERE id = $2 AND token = $3 AND ${IS_DUE} FOR UPDATE SKIP LOCKED)
  UPDATE job SET token = token + 1, stalls = stalls + (status = 'running')::integer, status = 'running', ${LEASED},
    started_at = coalesce(started_at, now()), stage_started_at = clock_timestamp(), stage_done_before = done
  FROM due WHERE job.id = due.id RETURNING ${JOB_COLUMNS}`);

/** The session of a worker that was stopped in the middle ends before its lease does, and with it what it wrote. */
const HOLD = prepared(`
  WITH limits AS MATERIALIZED (
    SELECT set_config('idle_in_transaction_session_timeout', '15s', true), set_config('lock_timeout', '10s', true))
  SELECT cancel_requested_at IS NOT NULL AS "isCancelled" FROM job, limits
  WHERE id = $1 AND token = $2 AND status = 'running' AND lease_until > clock_timestamp() FOR NO KEY UPDATE OF job`);

/** Beyond where it was before it was begun again: a job that fails or ends its worker at one row is given up. */
const IS_FURTHER = `$4::integer > coalesce((furthest->>coalesce($3, stage, ''))::integer, 0)`;

/** Another stage, or the same one from an earlier row again. The first of a claim began with the claim. */
const IS_NEW_STAGE = `($3::text <> stage OR $4::integer < done)`;

const PROGRESS = `stage_started_at = CASE WHEN ${IS_NEW_STAGE} THEN clock_timestamp() ELSE stage_started_at END,
  stage_done_before = CASE WHEN ${IS_NEW_STAGE} THEN $4::integer ELSE stage_done_before END,
  stage = coalesce($3::text, stage), done = coalesce($4::integer, done),
  total = CASE WHEN $4::integer IS NULL THEN total ELSE $5::integer END,
  stalls = CASE WHEN ${IS_FURTHER} THEN 0 ELSE stalls END,
  lost_connections = CASE WHEN ${IS_FURTHER} THEN 0 ELSE lost_connections END,
  attempts = CASE WHEN ${IS_FURTHER} THEN 0 ELSE attempts END,
  furthest = CASE WHEN ${IS_FURTHER}
    THEN furthest || jsonb_build_object(coalesce($3, stage, ''), $4::integer) ELSE furthest END`;

const COMPLETE_CHUNK = prepared(`
  UPDATE job SET ${LEASED}, ${PROGRESS}, chunks = chunks + 1, chunk_ms = chunk_ms + $6
  WHERE id = $1 AND token = $2`);

const RENEW = prepared(`
  UPDATE job SET ${LEASED}, ${PROGRESS}
  WHERE id = $1 AND token = $2 AND status = 'running' AND lease_until > clock_timestamp()
  RETURNING cancel_requested_at IS NOT NULL AS "isCancelled"`);

/** Which worker holds a job: claimed for a while by one worker at a time, and worked on only by that one. */
@Injectable()
export class JobLeases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: JobKinds,
  ) {}

  /** The jobs that may be claimed, the longest due first; at most some. */
  findDue(): Promise<Claim[]> {
    return this.dataSource.query<Claim[]>(FIND_DUE, [this.kinds.names]);
  }

  /** Null when it is not due any more, was claimed by another worker or has to wait for its lane. */
  async claim({ id, token }: Claim): Promise<JobRecord | null> {
    try {
      const [rows] = await this.dataSource.query<[JobRecord[], number]>(CLAIM, [this.kinds.names, id, token]);
      return rows[0] ?? null;
    } catch (error) {
      if (isUniqueViolation(error, 'job_running_lane')) return null;
      throw error;
    }
  }

  /**
   * The first statement of a chunk: locks the job until the commit and limits how long the transaction may rest.
   *
   * @returns null when this claim does not hold any more
   */
  async hold(transaction: EntityManager, { id, token }: Claim): Promise<{ isCancelled: boolean } | null> {
    const [held] = await transaction.query<{ isCancelled: boolean }[]>(HOLD, [id, token]);
    return held ?? null;
  }

  /** The last statement of a chunk, from which the lease runs anew. */
  async completeChunk(
    transaction: EntityManager,
    { id, token }: Claim,
    { progress, milliseconds }: { progress?: JobProgress; milliseconds: number },
  ): Promise<void> {
    await transaction.query(COMPLETE_CHUNK, [id, token, ...valuesOf(progress), Math.round(milliseconds)]);
  }

  /** @returns null when this claim does not hold any more */
  async renew({ id, token }: Claim, progress?: JobProgress): Promise<{ isCancelled: boolean } | null> {
    const [rows] = await this.dataSource.query<[{ isCancelled: boolean }[], number]>(RENEW, [
      id,
      token,
      ...valuesOf(progress),
    ]);
    return rows[0] ?? null;
  }
}

const valuesOf = (progress?: JobProgress) => [
  progress?.stage ?? null,
  progress?.done ?? null,
  progress?.total ?? null,
];
