import { setImmediate as breathe } from 'node:timers/promises';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { Turnstile } from './turnstile.js';

it('never lets more in than fit, and nobody is lost or overtaken', async () => {
  const turnstile = new Turnstile({ atOnce: 2, waiting: 100 });
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      turnstile.run(async () => {
        most = Math.max(most, (inside += 1));
        await breathe();
        done.push(number);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

it('gives a place free when the work in it fails', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1 });
  await expect(turnstile.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turnstile.run(() => Promise.resolve('next'))).toBe('next');
});

it('sends away who would have to wait behind too many', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1 });
  const first = turnstile.run(breathe);
  const second = turnstile.run(breathe);
  expect(await codeOf(turnstile.run(breathe))).toBe('UNAVAILABLE');
  await Promise.all([first, second]);
});
