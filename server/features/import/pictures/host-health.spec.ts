import { HostHealth } from './host-health.js';

const TERMS = { failuresOfHost: 3, pausesSeconds: [10, 60] };

/** What is said of each of so many failures in a row. */
const verdicts = (health: HostHealth, failures: number) =>
  Array.from({ length: failures }, () => health.noteFailure('a.example')).map((verdict) =>
    verdict.kind === 'pause' ? verdict.seconds : verdict.kind,
  );

it('leaves a host alone for a while after some failures in a row, longer each time, and then gives it up', () => {
  expect(verdicts(new HostHealth(TERMS), 9)).toEqual([
    'go on',
    'go on',
    10,
    'go on',
    'go on',
    60,
    'go on',
    'go on',
    'give up',
  ]);
});

it('forgets the failures of a host that answers', () => {
  const health = new HostHealth(TERMS);
  verdicts(health, 5);
  health.noteAnswer('a.example');
  expect(verdicts(health, 3)).toEqual(['go on', 'go on', 10]);
});

it('blames no host for the failures of another', () => {
  const health = new HostHealth(TERMS);
  verdicts(health, 2);
  expect(health.noteFailure('b.example')).toEqual({ kind: 'go on' });
});
