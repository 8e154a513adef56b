import { runInLanes } from './lanes.mjs';

/** Steps that end when they are told to, and what has begun so far. */
function steps(...names) {
  const begun = [];
  const endings = new Map();
  const run = (name) => {
    begun.push(name);
    return new Promise((resolve, reject) => endings.set(name, { resolve, reject }));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = (name, how = 'resolve') => (endings.get(name)[how](`${name} ended`), settled());
  const results = runInLanes(names, run, 2);
  return { begun, end, results, settled };
}

it('begins two steps, and the next one of a lane when its step has ended', async () => {
  const { begun, end, results, settled } = steps('types', 'lint', 'queries', 'arrows', 'format');
  await settled();
  expect(begun).toEqual(['types', 'lint']);
  await end('lint');
  expect(begun).toEqual(['types', 'lint', 'arrows']);
  await end('types');
  await end('queries');
  expect(begun).toEqual(['types', 'lint', 'arrows', 'queries', 'format']);
  await expect(results.get('lint')).resolves.toBe('lint ended');
});

it('begins no step of a lane that was interrupted, and leaves no error unhandled', async () => {
  const unhandled = [];
  const note = (error) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const { begun, end, results, settled } = steps('types', 'lint', 'queries', 'arrows');
  await settled();
  await end('types', 'reject');
  expect(begun).toEqual(['types', 'lint']);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await expect(results.get('queries')).rejects.toBe('types ended');
});
