import type { JobRecord } from './job.js';

/** How far a job is, how fast it went and when it may end. */
export interface JobPace {
  done: number;
  /** Null while it is not known. */
  total: number | null;
  /** Of its stage, since a worker began that; null before the first are done, and while none is at it. */
  rowsPerSecond: number | null;
  secondsLeft: number | null;
  isWaiting: boolean;
  isStopping: boolean;
}

type PacedJob = Pick<
  JobRecord,
  'status' | 'done' | 'total' | 'stageStartedAt' | 'stageDoneBefore' | 'cancelRequestedAt'
>;

/** By the whole time of the stage: steady enough for an estimate, and not slowed down by other stages and pauses. */
export function paceOf(job: PacedJob, now: Date): JobPace {
  const { status, done, total, cancelRequestedAt } = job;
  const rowsPerSecond = status === 'running' ? rowsPerSecondOf(job, now) : null;
  const left = total === null ? null : total - done;
  return {
    done,
    total,
    rowsPerSecond,
    secondsLeft: left === null || rowsPerSecond === null ? null : Math.ceil(left / rowsPerSecond),
    isWaiting: status === 'waiting',
    isStopping: cancelRequestedAt !== null,
  };
}

function rowsPerSecondOf({ done, stageStartedAt, stageDoneBefore }: PacedJob, now: Date): number | null {
  if (stageStartedAt === null) return null;
  const seconds = (now.getTime() - stageStartedAt.getTime()) / 1_000;
  const rows = done - stageDoneBefore;
  return rows > 0 && seconds > 0 ? rows / seconds : null;
}
