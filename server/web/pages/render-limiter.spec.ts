import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../kernel/clock/test-until.js';
import { RenderLimiter } from './render-limiter.js';

const AT_ONCE = 8;
const WAITING = 120;
const wanted = () => true;

/** A limiter whose renders end when the spec says so. */
function fill(count: number, isWanted: () => boolean) {
  const limiter = new RenderLimiter();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let areEnded = false;
  const render = (number: number, isStillWanted: () => boolean) =>
    limiter.run(() => {
      begun.push(number);
      return new Promise<number>((resolve) => {
        if (areEnded) resolve(number);
        else ends.push(() => resolve(number));
      });
    }, isStillWanted);
  const results = Array.from({ length: count }, (_, number) => render(number, isWanted));
  /** Ends the renders that begin later, too. */
  const endAll = () => {
    areEnded = true;
    for (const end of ends) end();
  };
  return { render, begun, results, endAll };
}

it('renders a few pages at once and the others as soon as there is room', async () => {
  const { begun, results, endAll } = fill(20, wanted);
  await until(() => begun.length >= AT_ONCE);
  await pause(200);
  expect(begun).toHaveLength(AT_ONCE);
  endAll();
  expect(await Promise.all(results)).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

it('turns visitors away when too many wait', async () => {
  const { results, endAll, begun } = fill(AT_ONCE + WAITING + 5, wanted);
  expect(await Promise.all(results.slice(-5))).toEqual(Array.from({ length: 5 }));
  endAll();
  await Promise.all(results);
  expect(begun).toHaveLength(AT_ONCE + WAITING);
});

it('makes room by dropping renders nobody waits for', async () => {
  let areThere = true;
  const { render, begun, endAll } = fill(AT_ONCE + WAITING, () => areThere);
  await until(() => begun.length === AT_ONCE);
  areThere = false;
  const late = render(1_000, wanted);
  endAll();
  expect(await late).toBe(1_000);
  expect(begun).toHaveLength(AT_ONCE + 1);
});

it('goes on after a render that failed', async () => {
  const limiter = new RenderLimiter();
  const failing = Array.from({ length: AT_ONCE }, () =>
    limiter.run(() => Promise.reject(new Error('no')), wanted),
  );
  const next = limiter.run(() => Promise.resolve('made'), wanted);
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toContain('rejected');
  expect(await next).toBe('made');
});
