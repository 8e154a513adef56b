import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf } from '../refusal/test-code-of.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

const doNothing = () => Promise.resolve();

/** A task that ends when the spec says so. */
function pendingTask() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { task: () => done, end };
}

it('never runs more tasks at once than it may, and runs each of them in the order they came', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 2, maxWaiting: 100 });
  let running = 0;
  let mostRunning = 0;
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      limiter.limit(async () => {
        mostRunning = Math.max(mostRunning, (running += 1));
        await nextTurn();
        done.push(number);
        running -= 1;
      }),
    ),
  );
  expect(mostRunning).toBe(2);
  expect(done).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

it('starts a waiting task as soon as a running one ends', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1 });
  const { task, end } = pendingTask();
  const started: string[] = [];
  const first = limiter.limit(task);
  const second = limiter.limit(() => Promise.resolve(started.push('second')));
  await nextTurn();
  expect(started).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(started).toEqual(['second']);
});

it('refuses a task with SERVICE_BUSY while as many wait as may, and takes one again once there is room', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 2_000 });
  const { task, end } = pendingTask();
  const running = limiter.limit(task);
  const answers = Array.from({ length: 2_003 }, () => codeOf(limiter.limit(doNothing)));
  end();
  const codes = await Promise.all(answers);
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(2_000);
  expect(codes.slice(2_000)).toEqual(['SERVICE_BUSY', 'SERVICE_BUSY', 'SERVICE_BUSY']);
  await running;
  expect(await codeOf(limiter.limit(doNothing))).toBe('accepted');
});

it('runs a task at once when none may wait but there is room', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 0 });
  const { task, end } = pendingTask();
  const running = limiter.limit(task);
  expect(await codeOf(limiter.limit(doNothing))).toBe('SERVICE_BUSY');
  end();
  await running;
  expect(await codeOf(limiter.limit(doNothing))).toBe('accepted');
});

it('runs the next task after one that failed', async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxWaiting: 1 });
  await expect(limiter.limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.limit(() => Promise.resolve('done'))).toBe('done');
});
