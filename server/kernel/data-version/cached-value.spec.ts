import { CachedValue } from './cached-value.js';

function counting() {
  let derived = 0;
  return new CachedValue(() => Promise.resolve((derived += 1)));
}

it('derives a value once for one key', async () => {
  const cached = counting();
  await cached.at('1');
  expect(await cached.at('1')).toBe(1);
});

it('derives a value again for a new key', async () => {
  const cached = counting();
  await cached.at('1');
  expect(await cached.at('2')).toBe(2);
});

it('shares one derivation between simultaneous callers', async () => {
  const cached = counting();
  expect(await Promise.all([cached.at('1'), cached.at('1')])).toEqual([1, 1]);
});

it('does not cache a failed derivation', async () => {
  let attempts = 0;
  const cached = new CachedValue(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('database away')) : Promise.resolve('found');
  });
  await expect(cached.at('1')).rejects.toThrow('database away');
  expect(await cached.at('1')).toBe('found');
});
