const FIRST_PAUSE_SECONDS = 5;
const GROWTH = 3;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;

/** As often as this a reaction is tried, within about a day. */
export const MAX_ATTEMPTS = 12;

/** Seconds between an attempt (the first is 1) and the next. */
export function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * GROWTH ** (attempt - 1), LONGEST_PAUSE_SECONDS);
}
