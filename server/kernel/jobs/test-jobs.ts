import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Global, Injectable, Logger, Module, type Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { ConfigModule } from '../config/config.module.js';
import { openTestDatabase } from '../database/test-database.js';
import type { Fact } from '../queue/fact.js';
import { QueueModule } from '../queue/queue.module.js';
import { type Reaction, ReactsTo } from '../queue/reaction.js';
import { forgetQueues, testConfig } from '../queue/test-worker.js';
import { type JobHandler, type JobRecord, type NewJob, type RunningJob, RunsJob } from './job.js';
import { Jobs } from './jobs.js';
import { JobsModule } from './jobs.module.js';
import { COUNTING_TABLES, CountingJob } from './test-counting-job.js';
import { startJobProcess } from './test-job-process.js';

const CAUSE: Cause = { actor: { kind: 'staff', id: 'ayse' }, requestId: 'spec' };

export type TestJobs = Awaited<ReturnType<typeof openTestJobs>>;

interface Plan {
  rows?: number;
  pauseMs?: number;
  chunkMs?: number;
  failures?: number;
  refuses?: boolean;
  lane?: string;
}

interface Counted {
  subject: string;
  number: number;
  pid: number;
  at: Date;
}

@ReactsTo('JobFailed', { name: 'note-failed-job' })
@Injectable()
class NoteFailedJob implements Reaction {
  react({ subjectId }: Fact, transaction: EntityManager): Promise<void> {
    return transaction.query(`INSERT INTO settled VALUES ($1, 'reacted')`, [subjectId]);
  }
}

/** The handler of kind `custom` that does this. */
export function customJob(run: (job: RunningJob) => Promise<void>, others: Partial<JobHandler> = {}) {
  @RunsJob('custom')
  @Injectable()
  class CustomJob implements JobHandler {
    run = run;
    onFailed = others.onFailed;
    onCancelled = others.onCancelled;
  }
  return CustomJob;
}

/** Opens what `openTestJobs` does for each test of a spec; what workers warn of is not shown. */
export function openTestJobsForEachTest(take: (shop: TestJobs) => void): void {
  let shop: TestJobs;

  beforeEach(async () => {
    vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    shop = await openTestJobs();
    take(shop);
  });

  afterEach(async () => {
    await shop.close();
    vi.restoreAllMocks();
  });
}

/** A database of its own with jobs that count; workers are modules of the spec, or processes that may be killed. */
export async function openTestJobs() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  await dataSource.query(COUNTING_TABLES);
  const jobs = new Jobs(dataSource);
  const opened: TestingModule[] = [];
  const processes = new Set<ChildProcess>();

  async function open(how: 'forWorker' | 'forCommands', handlers: Type<JobHandler>[], listed = handlers) {
    const providers = [{ provide: DataSource, useValue: dataSource }];

    @Global()
    @Module({ providers, exports: providers })
    class TestKernelModule {}

    @Module({ providers: how === 'forWorker' ? [...handlers, NoteFailedJob] : handlers })
    class TestHandlersModule {}

    const imports = [
      TestKernelModule,
      ConfigModule.forRoot(testConfig(database)),
      QueueModule[how === 'forWorker' ? 'forWorker' : 'forProducer']([NoteFailedJob]),
      JobsModule[how](listed),
      TestHandlersModule,
    ];
    const module = await (await Test.createTestingModule({ imports }).compile()).init();
    opened.push(module);
    return module;
  }

  async function find(id: string): Promise<JobRecord> {
    const job = await jobs.find(id);
    if (!job) throw new Error(`There is no job ${id}`);
    return job;
  }

  return {
    jobs,
    database,
    dataSource,
    find,
    /** Adds jobs of one plan, in their order; returns their ids. */
    async add(subjects: string[], plan: Plan = {}): Promise<string[]> {
      const { rows = 3, pauseMs = 0, chunkMs = 0, failures = 0, refuses = false, lane } = plan;
      const ids: string[] = [];
      for (const subjectId of subjects) {
        await dataSource.transaction(async (transaction) => {
          const values = [subjectId, rows, pauseMs, chunkMs, failures, refuses];
          await transaction.query('INSERT INTO plan VALUES ($1, $2, $3, $4, $5, $6)', values);
          ids.push(await jobs.add(transaction, { kind: 'count', subjectId, lane, cause: CAUSE }));
        });
      }
      return ids;
    },
    async addCustom(given: Pick<NewJob, 'lane' | 'isCancellable'> = {}): Promise<string> {
      const custom = { kind: 'custom', subjectId: 'custom', ...given, cause: CAUSE };
      return dataSource.transaction((transaction) => jobs.add(transaction, custom));
    },
    startWorker: (handlers: Type<JobHandler>[] = [CountingJob]) => open('forWorker', handlers),
    /** What a one-off command has. */
    openCommand: (handlers: Type<JobHandler>[] = [CountingJob], listed = handlers) =>
      open('forCommands', handlers, listed),
    async stop(module: TestingModule): Promise<void> {
      opened.splice(opened.indexOf(module), 1);
      await module.close();
    },
    /** A worker in a process of its own, ready to carry out jobs. */
    async startProcess(): Promise<ChildProcess> {
      const child = await startJobProcess(database);
      processes.add(child);
      child.once('exit', () => processes.delete(child));
      return child;
    },
    retry: (id: string) => dataSource.transaction((transaction) => jobs.retry(transaction, id)),
    cancel: (id: string) => dataSource.transaction((transaction) => jobs.requestCancel(transaction, id)),
    hasEnded: async (...ids: string[]) => {
      const found = await Promise.all(ids.map(find));
      return found.every(({ finishedAt }) => finishedAt !== null);
    },
    counted: (subject: string) =>
      dataSource.query<Counted[]>('SELECT * FROM counted WHERE subject = $1 ORDER BY at, number', [subject]),
    allCounted: () => dataSource.query<Counted[]>('SELECT * FROM counted ORDER BY at, number'),
    settled: () => dataSource.query<{ subject: string; what: string }[]>('SELECT * FROM settled'),
    /** As if the half minute of a lease and every pause were over. */
    letTimePass: () =>
      dataSource.query(
        `UPDATE job SET due_at = now() WHERE status = 'waiting';
         UPDATE job SET lease_until = now() WHERE status = 'running'`,
      ),
    async close() {
      for (const module of opened) await module.close();
      for (const child of processes) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await forgetQueues(database);
      await database.close();
    },
  };
}
