import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { declareRefusal } from '../refusal/refusal.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from './job.js';

const noMoreNumbers = declareRefusal('NO_MORE_NUMBERS', 409, () => 'Sayılar tükendi.');

/** What the job of a spec is to do. */
interface Plan {
  /** How many rows it writes, one in each chunk. */
  rows: number;
  /** Between chunks. */
  pauseMs: number;
  /** In the middle of each chunk. */
  chunkMs: number;
  refuses: boolean;
}

/** Tables of `CountingJob`: nothing keeps a row from being written twice but the job itself. */
export const COUNTING_TABLES = `
  CREATE TABLE plan (subject text PRIMARY KEY, rows integer NOT NULL, pause_ms integer NOT NULL, chunk_ms integer NOT NULL,
    failures integer NOT NULL, refuses boolean NOT NULL);
  CREATE TABLE counted (subject text, number integer, pid integer, at timestamptz DEFAULT clock_timestamp());
  CREATE TABLE settled (subject text, what text)`;

/** Writes the numbers up to that of its plan, each in a chunk of its own, which is the cursor too. */
@RunsJob('count')
@Injectable()
export class CountingJob implements JobHandler {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async run(job: RunningJob): Promise<void> {
    const plan = await this.planOf(job.subjectId);
    for (let written = 0; written < plan.rows;) {
      written = await job.chunk(
        (transaction) => writeNext(job.subjectId, plan, transaction),
        (done) => ({ stage: 'counting', done, total: plan.rows }),
      );
      if (plan.refuses) throw noMoreNumbers();
      await this.failWhenPlanned(job.subjectId);
      await wait(plan.pauseMs);
    }
  }

  onFailed(job: EndedJob, transaction: EntityManager): Promise<void> {
    return transaction.query('INSERT INTO settled VALUES ($1, $2)', [job.subjectId, 'failed']);
  }

  onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    return transaction.query('INSERT INTO settled VALUES ($1, $2)', [job.subjectId, 'cancelled']);
  }

  private async planOf(subject: string): Promise<Plan> {
    const [plan] = await this.dataSource.query<[Plan]>(
      `SELECT rows, pause_ms AS "pauseMs", chunk_ms AS "chunkMs", refuses FROM plan WHERE subject = $1`,
      [subject],
    );
    return plan;
  }

  private async failWhenPlanned(subject: string): Promise<void> {
    const [, failing] = await this.dataSource.query<[unknown[], number]>(
      'UPDATE plan SET failures = failures - 1 WHERE subject = $1 AND failures > 0',
      [subject],
    );
    if (failing === 0) return;
    throw Object.assign(new Error('ayse@example.com cannot be counted'), { code: 'ECOUNT' });
  }
}

async function writeNext(subject: string, plan: Plan, transaction: EntityManager): Promise<number> {
  const [{ number }] = await transaction.query<[{ number: number }]>(
    'SELECT coalesce(max(number), 0) + 1 AS number FROM counted WHERE subject = $1',
    [subject],
  );
  if (number > plan.rows) return plan.rows;
  await transaction.query('INSERT INTO counted VALUES ($1, $2, $3)', [subject, number, process.pid]);
  await wait(plan.chunkMs);
  return number;
}
