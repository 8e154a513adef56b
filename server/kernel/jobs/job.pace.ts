import type { JobRecord } from './job.js';

/** How far a job is, how fast it went and when it may end. */
export interface JobPace {
  done: number;
  /** Null while it is not known. */
  total: number | null;
  /** Null before the first are done. */
  rowsPerSecond: number | null;
  secondsLeft: number | null;
  isWaiting: boolean;
  isStopping: boolean;
}

/** By the whole time since the job began: steady enough for an estimate. */
export function paceOf({ status, done, total, startedAt, cancelRequestedAt }: JobRecord, now: Date): JobPace {
  const seconds = startedAt ? (now.getTime() - startedAt.getTime()) / 1_000 : 0;
  const rowsPerSecond = done > 0 && seconds > 0 ? done / seconds : null;
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
