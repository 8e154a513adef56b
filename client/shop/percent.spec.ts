import { percentOf } from './percent';

it.each([
  [{ done: 0, total: 80 }, 0],
  [{ done: 2_986, total: 4_818 }, 61],
  [{ done: 799, total: 800 }, 99],
  [{ done: 800, total: 800 }, 100],
  // More was found than was expected.
  [{ done: 900, total: 800 }, 100],
  [{ done: 12, total: null }, null],
  [{ done: 0, total: 0 }, null],
])('takes %j for %s percent', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent);
});
