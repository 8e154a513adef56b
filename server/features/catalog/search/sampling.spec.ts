import { betterLevel, estimateOf, leastOf, levelFor, roundEstimate } from './sampling.js';

it.each([
  [0, 0],
  [799, 0],
  [800, 1],
  [12_500, 4],
  [1_000_000, 11],
  [1e12, 16],
])('samples %i products at level %i', (products, level) => {
  expect(levelFor(products)).toBe(level);
});

it.each([
  ['enough hits', 4, 250, 4],
  ['too few', 4, 249, 3],
  ['far too few', 9, 3, 2],
  ['none', 3, 0, 1],
  ['half of all', 1, 0, 1],
  ['too many', 4, 2_000, 7],
])('of a sample with %s goes on to a better level, or stays', (_, level, hits, better) => {
  expect(betterLevel(level, hits, 2_000)).toBe(better);
});

it('says of a sample how many products there are most likely, and how many at least', () => {
  expect([estimateOf(622, 1), leastOf(622, 1)]).toEqual([1244, 1075]);
  expect([estimateOf(300, 7), leastOf(300, 7)]).toEqual([38_400, 28_347]);
  expect([leastOf(0, 3), leastOf(7, 0), leastOf(2, 10), leastOf(12, 11)]).toEqual([0, 7, 2, 3254]);
});

it('never says more than there are, in ten thousand samples', () => {
  let random = 1;
  const next = () => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (const [products, level] of [
    [20, 2],
    [200, 4],
    [1000, 1],
    [1000, 3],
  ] as const) {
    for (let trial = 0; trial < 2_500; trial++) {
      let hits = 0;
      for (let product = 0; product < products; product++) if (next() < 2 ** -level) hits += 1;
      expect(leastOf(hits, level)).toBeLessThanOrEqual(products);
    }
  }
});

it.each([
  [0, 0],
  [7, 7],
  [96, 96],
  [1_244, 1_200],
  [27_358, 27_000],
])('rounds the estimate %i to %i', (products, rounded) => {
  expect(roundEstimate(products)).toBe(rounded);
});
