import { LATEST_SCHEMA_VERSION } from 'bullmq';
import { errorSummary } from './error-summary.js';
import { MAX_ATTEMPTS, pauseAfter } from './retry-pause.js';

const SECONDS_PER_HOUR = 3_600;
const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, number) => number + 1);

it('waits longer after each attempt, up to six hours', () => {
  expect(attempts.slice(0, 4).map(pauseAfter)).toEqual([5, 15, 45, 135]);
  expect(Math.max(...attempts.map(pauseAfter))).toBe(6 * SECONDS_PER_HOUR);
});

it('repeats a reaction for about a day before it gives up', () => {
  const hours = attempts.map(pauseAfter).reduce((sum, pause) => sum + pause, 0) / SECONDS_PER_HOUR;
  expect(hours).toBeGreaterThan(18);
  expect(hours).toBeLessThan(30);
});

it.each([
  [Object.assign(new Error('ayse@example.com'), { code: 'ECONNREFUSED' }), 'Error ECONNREFUSED'],
  [Object.assign(new RangeError('0532 000 00 00'), { code: 550 }), 'RangeError 550'],
  [new TypeError('Ayşe'), 'TypeError'],
  ['ayse@example.com', 'Not an error'],
])('summarizes an error by its kind and code alone', (error, summary) => {
  expect(errorSummary(error)).toBe(summary);
});

/** When this fails, BullMQ has changed its tables: write a migration that calls runMigrations again, then raise the number. */
it('uses the version of the BullMQ tables that the migration creates', () => {
  expect(LATEST_SCHEMA_VERSION).toBe(11);
});
