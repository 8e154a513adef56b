import { progressOf } from '../progress/test-progress';
import { hasOnlyProgressed } from './run-progress';

const APPLYING = {
  status: 'APPLYING',
  version: 1,
  progress: progressOf(100, 1_000),
  pictures: { isFetching: false },
} as const;
const COMPARING = { ...APPLYING, status: 'PLANNING' } as const;

it('takes further rows and stopping for progress', () => {
  const further = progressOf(900, 1_000, { isStopping: true });
  expect(hasOnlyProgressed(APPLYING, { ...APPLYING, progress: further })).toBe(true);
});

it.each([
  ['has ended', { status: 'APPLIED', progress: null }],
  ['was compared anew', { version: 2 }],
  ['has lost its job', { progress: null }],
  ['began to fetch its pictures', { pictures: { isFetching: true } }],
] as const)('notices an import that %s', (_what, different) => {
  expect(hasOnlyProgressed(APPLYING, { ...APPLYING, ...different })).toBe(false);
});

it('counts the rows of a file anew at each tenth of comparing it, and when they are known', () => {
  const compared = (done: number, total: number | null) => ({
    ...COMPARING,
    progress: progressOf(done, total),
  });
  expect(hasOnlyProgressed(compared(100, 1_000), compared(199, 1_000))).toBe(true);
  expect(hasOnlyProgressed(compared(199, 1_000), compared(200, 1_000))).toBe(false);
  expect(hasOnlyProgressed(compared(900, null), compared(4_000, null))).toBe(true);
  expect(hasOnlyProgressed(compared(4_000, null), compared(0, 4_000))).toBe(false);
});
