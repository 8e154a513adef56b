import { paceOf } from './job.pace.js';

const STARTED = new Date('2026-01-31T10:00:00Z');
const after = (seconds: number) => new Date(STARTED.getTime() + seconds * 1_000);

/** At 1,000 of 5,000 rows, from the first. */
const READING = {
  status: 'running' as const,
  done: 1_000,
  total: 5_000,
  stageStartedAt: STARTED,
  stageDoneBefore: 0,
  cancelRequestedAt: null,
};

it('estimates the end by the rows that are left and the time of those that are done', () => {
  expect(paceOf(READING, after(10))).toEqual({
    done: 1_000,
    total: 5_000,
    rowsPerSecond: 100,
    secondsLeft: 40,
    isWaiting: false,
    isStopping: false,
  });
});

it('goes by the rows since the stage was begun, not by those that were done before', () => {
  const resumed = { ...READING, done: 4_000, stageDoneBefore: 3_000 };
  expect(paceOf(resumed, after(20))).toMatchObject({ rowsPerSecond: 50, secondsLeft: 20 });
});

it.each([
  ['before the first rows of a stage are done', { stageDoneBefore: 1_000 }],
  ['before a worker has begun the job', { stageStartedAt: null }],
  ['while the job waits for another attempt', { status: 'waiting' as const }],
  ['while the clocks of two machines differ', { stageStartedAt: after(60) }],
])('knows no speed %s', (_, columns) => {
  expect(paceOf({ ...READING, ...columns }, after(10))).toMatchObject({
    rowsPerSecond: null,
    secondsLeft: null,
  });
});

it('estimates no end while the total is unknown', () => {
  expect(paceOf({ ...READING, total: null }, after(10))).toMatchObject({
    rowsPerSecond: 100,
    secondsLeft: null,
  });
});

it('says that a job waits, and that it is to end', () => {
  expect(paceOf({ ...READING, status: 'waiting' }, STARTED)).toMatchObject({ isWaiting: true });
  expect(paceOf({ ...READING, cancelRequestedAt: STARTED }, STARTED)).toMatchObject({ isStopping: true });
});
