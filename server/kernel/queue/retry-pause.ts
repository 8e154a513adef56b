const FIRST_PAUSE_SECONDS = 5;
const GROWTH = 3;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;

/** How often a reaction is attempted, within about a day. */
export const MAX_ATTEMPTS = 12;

/** Seconds between an attempt (the first is 1) and the next. */
export function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * GROWTH ** (attempt - 1), LONGEST_PAUSE_SECONDS);
}

/** The pauses after each attempt, beginning with the first. */
export const PAUSES: readonly number[] = Array.from({ length: MAX_ATTEMPTS }, (_, index) =>
  pauseAfter(index + 1),
);
