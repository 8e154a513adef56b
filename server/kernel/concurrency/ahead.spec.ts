import { setImmediate } from 'node:timers/promises';
import { ahead } from './ahead.js';

async function* counted(begun: number[], { failsAt = Infinity } = {}) {
  for (let number = 1; number <= 3; number += 1) {
    begun.push(number);
    await setImmediate();
    if (number === failsAt) throw new Error('failed');
    yield number;
  }
}

it('gives everything in its order, and prepares the next one meanwhile', async () => {
  const begun: number[] = [];
  const given: number[] = [];
  for await (const number of ahead(counted(begun))) {
    await setImmediate();
    await setImmediate();
    given.push(number);
    expect(begun).toContain(Math.min(number + 1, 3));
  }
  expect(given).toEqual([1, 2, 3]);
});

it('throws what the source threw, after what came before it', async () => {
  const given: number[] = [];
  const run = async () => {
    for await (const number of ahead(counted([], { failsAt: 2 }))) given.push(number);
  };
  await expect(run()).rejects.toThrow('failed');
  expect(given).toEqual([1]);
});

it('ends the source where nobody goes on', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) {
        await setImmediate();
        yield 1;
      }
    } finally {
      hasEnded = true;
    }
  }
  const given = ahead(endless())[Symbol.asyncIterator]();
  await given.next();
  await given.return?.();
  await vi.waitFor(() => expect(hasEnded).toBe(true));
});
