import { withParts } from './browser-parts.mjs';
import { STEPS } from './steps.mjs';

const browserSteps = STEPS.filter(({ isInParts }) => isInParts);
const argsOf = (run) => withParts(browserSteps, run).map(({ args }) => args?.join(' '));

it('runs all parts within four commits in a row', () => {
  const parts = [7, 8, 9, 10].flatMap((count) => argsOf({ isNamed: false, countCommits: () => count }));
  expect(browserSteps.length).toBeGreaterThan(0);
  expect([...new Set(parts)].sort()).toEqual(['--shard=1/4', '--shard=2/4', '--shard=3/4', '--shard=4/4']);
});

it('runs all of a step that was named, and what BROWSER says', () => {
  const all = browserSteps.map(() => undefined);
  expect(argsOf({ isNamed: true })).toEqual(all);
  expect(argsOf({ isNamed: false, BROWSER: 'all' })).toEqual(all);
  expect(argsOf({ isNamed: true, BROWSER: '2/3' })).toEqual(browserSteps.map(() => '--shard=2/3'));
});

it('says which part it runs, and leaves other steps as they are', () => {
  const run = { isNamed: false, countCommits: () => 1 };
  expect(withParts(STEPS, run).map(({ title }) => title)).toContain('browser tests 2/4');
  expect(withParts(STEPS, run).filter(({ args }) => !args)).toEqual(
    STEPS.filter(({ isInParts }) => !isInParts),
  );
});

it.each(['0/4', '5/4', 'half', '1/2/3', ''])('refuses "%s" as a part', (BROWSER) => {
  expect(() => withParts(STEPS, { isNamed: false, BROWSER })).toThrow('BROWSER:');
});
