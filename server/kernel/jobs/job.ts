import { SetMetadata, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';

export const JOB_STATUSES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** Long work in the background: its row is the truth, BullMQ only hands it to a worker. */
export interface NewJob {
  /** Names the handler. */
  kind: string;
  /** Id of what the job is about; ids only, nothing personal goes into a job. */
  subjectId: string;
  /** Jobs of one lane run one at a time, in the order in which they were added. */
  lane?: string | null;
  /** False for one that must not be stopped half-way; true when left out. */
  isCancellable?: boolean;
  /** Who began it, by which request. */
  cause: Cause;
}

/** How far a job is: a number of rows or whatever its handler counts. */
export interface JobProgress {
  /** What it is at, where a job has several parts: `reading`. */
  stage?: string;
  done: number;
  /** Null or left out while it is not known. */
  total?: number | null;
}

export interface JobRecord {
  id: string;
  kind: string;
  subjectId: string;
  lane: string | null;
  status: JobStatus;
  /** Counts how often it was begun; a worker writes only with the newest. */
  token: number;
  dueAt: Date;
  /** How often its handler failed since it last got further. */
  attempts: number;
  /** How often it was begun again, because its worker was gone, since it last got further. */
  stalls: number;
  /** How often it lost the database, since it last got further. */
  lostConnections: number;
  stage: string | null;
  done: number;
  total: number | null;
  /** When this claim began its stage; null before the first claim. */
  stageStartedAt: Date | null;
  /** How many were done then. */
  stageDoneBefore: number;
  /** Committed chunks, and the time they took together. */
  chunks: number;
  chunkMs: number;
  /** Whether it may be asked to end, which is decided when it is added. */
  isCancellable: boolean;
  cancelRequestedAt: Date | null;
  /** Message of a refusal, or kind and code of an unexpected error. */
  error: string | null;
  /** Code of a refusal; null for an unexpected error. */
  errorCode: string | null;
  actorKind: Cause['actor']['kind'];
  actorId: string | null;
  requestId: string;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** A job as those see it that settle what becomes of its subject. */
export type EndedJob = Pick<RunningJob, 'id' | 'kind' | 'subjectId' | 'cause'>;

/** A job while it is carried out. */
export interface RunningJob {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly cause: Cause;
  /** Aborted as soon as the next chunk would be refused; its reason is the error. */
  readonly signal: AbortSignal;
  /**
   * One transaction: a step of the work, together with the cursor that says where the next begins. It first checks that the
   * job still belongs to this worker, and locks that until the commit, so that a worker that lost the job writes nothing.
   * The work may run again after an error that passes, such as a deadlock.
   *
   * @throws {LeaseLost} when another worker has the job, {JobCancelled} when somebody wants it to end, {JobReleased} when this
   *   process ends: before the work begins, and to be passed on by the handler
   */
  chunk<Result>(
    work: (transaction: EntityManager) => Promise<Result>,
    progress?: JobProgress | ((result: Result) => JobProgress),
  ): Promise<Result>;
  /** For long work between chunks: checks the same, and stores how far it is. */
  beat(progress?: JobProgress): Promise<void>;
}

/** Carries out the jobs of one kind. A job is begun again after its worker was killed: `run` continues at its own cursor. */
export interface JobHandler {
  /** @throws a refusal, which fails the job at once; anything else is repeated a few times */
  run(job: RunningJob): Promise<void>;
  /** In the transaction that fails the job. */
  onFailed?(job: EndedJob, transaction: EntityManager, error: unknown): Promise<void>;
  /** In the transaction that cancels the job, also when it never ran. */
  onCancelled?(job: EndedJob, transaction: EntityManager): Promise<void>;
}

export interface JobTerms {
  /** Stored with each job; unique, and kept when the class is renamed. */
  kind: string;
  /** Whether staff may begin a failed or cancelled job again; else it has to be added anew. */
  isRepeatable: boolean;
}

const TERMS = 'job';

/** Names the kind of job that a class carries out. The class is also to be listed in `server/jobs.ts`. */
export const RunsJob =
  (kind: string, { isRepeatable = true }: Partial<Omit<JobTerms, 'kind'>> = {}) =>
  (target: Type<JobHandler>): void => {
    const terms: JobTerms = { kind, isRepeatable };
    SetMetadata(TERMS, terms)(target);
  };

/** What a class carries out; undefined for one that is no handler. */
export const jobTermsOf = (target: object): JobTerms | undefined =>
  Reflect.getMetadata(TERMS, target) as JobTerms | undefined;
