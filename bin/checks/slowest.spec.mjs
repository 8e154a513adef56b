import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { playwrightTimes, slowestLine, vitestTimes } from './slowest.mjs';

it('names the five slowest files of vitest, the slowest first', () => {
  const testResults = [300, 100, 6_000, 250, 200, 1_049].map((milliseconds) => ({
    name: join(PROJECT_ROOT, `server/in-${milliseconds}.spec.ts`),
    milliseconds,
  }));
  expect(slowestLine(vitestTimes({ testResults }))).toBe(
    'server/in-6000.spec.ts 6.0 s, server/in-1049.spec.ts 1.0 s, server/in-300.spec.ts 0.3 s, ' +
      'server/in-250.spec.ts 0.3 s, server/in-200.spec.ts 0.2 s',
  );
});

it('adds up every try of every test in a file of playwright, within describe blocks, too', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: 'cart.spec.ts', specs: [spec(400)] },
    { file: 'home.spec.ts', specs: [spec(200, 300)], suites: [{ specs: [spec(1_000)] }] },
  ];
  expect(slowestLine(playwrightTimes({ suites }))).toBe('e2e/home.spec.ts 1.5 s, e2e/cart.spec.ts 0.4 s');
});

it('knows no file of a runner that crashed', () => {
  expect([...vitestTimes(undefined), ...playwrightTimes(undefined)]).toEqual([]);
});
