import { type ImportProgress } from './progress-text';

/** How far a job is that nobody has measured yet. */
export function progressOf(
  done: number,
  total: number | null,
  different: Partial<ImportProgress> = {},
): ImportProgress {
  return {
    done,
    total,
    rowsPerSecond: null,
    secondsLeft: null,
    isWaiting: false,
    isStopping: false,
    ...different,
  };
}
