import { KeptValue } from './kept-value.js';

function counting() {
  let derived = 0;
  return new KeptValue(() => Promise.resolve((derived += 1)));
}

it('derives once for one key', async () => {
  const kept = counting();
  await kept.at('1');
  expect(await kept.at('1')).toBe(1);
});

it('derives again for a new key', async () => {
  const kept = counting();
  await kept.at('1');
  expect(await kept.at('2')).toBe(2);
});

it('lets simultaneous askers share one derivation', async () => {
  const kept = counting();
  expect(await Promise.all([kept.at('1'), kept.at('1')])).toEqual([1, 1]);
});

it('does not keep a failure', async () => {
  let attempts = 0;
  const kept = new KeptValue(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('database away')) : Promise.resolve('found');
  });
  await expect(kept.at('1')).rejects.toThrow('database away');
  expect(await kept.at('1')).toBe('found');
});
