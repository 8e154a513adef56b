import { readLira } from './read-lira';

describe('a typed price', () => {
  it.each([
    ['10000', 10_000],
    ['10.000', 10_000],
    ['₺2.500,75', 2500],
    ['1.250.000', 1_250_000],
    ['2.5', 2],
    ['', null],
    ['-5', null],
    ['çok', null],
  ])('reads «%s» as %o', (typed, lira) => {
    expect(readLira(typed)).toBe(lira);
  });
});
