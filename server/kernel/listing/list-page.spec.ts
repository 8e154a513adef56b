import { boundedCount, pageOf } from './list-page.js';

const MANY = { total: 100, isTotalExact: false };

it('says how many there are when all of them were counted', () => {
  expect(boundedCount(99, 100)).toEqual({ total: 99, isTotalExact: true });
  expect(boundedCount(100, 100)).toEqual({ total: 100, isTotalExact: true });
});

it('says that there are more when the count reached its bound', () => {
  expect(boundedCount(101, 100)).toEqual({ total: 100, isTotalExact: false });
});

it('leaves out the row that was read to see whether the list goes on', () => {
  expect(pageOf(['a', 'b', 'c'], { skip: 0, take: 2 }, { total: 3, isTotalExact: true })).toEqual({
    items: ['a', 'b'],
    total: 3,
    isTotalExact: true,
  });
});

it('counts at least the rows that were read beyond the bound', () => {
  const page = pageOf(['a', 'b', 'c'], { skip: 200, take: 2 }, MANY);
  expect(page).toMatchObject({ total: 203, isTotalExact: false });
});

it('knows how many there are once the end of the list was read', () => {
  expect(pageOf(['a'], { skip: 200, take: 2 }, MANY)).toMatchObject({ total: 201, isTotalExact: true });
  expect(pageOf([], { skip: 0, take: 2 }, MANY)).toMatchObject({ total: 0, isTotalExact: true });
});

it('concludes nothing from an empty page past the end', () => {
  expect(pageOf([], { skip: 200, take: 2 }, MANY)).toMatchObject({ total: 100, isTotalExact: false });
});

it('returns no row when none is asked for, and how many there are', () => {
  expect(pageOf(['a'], { skip: 0, take: 0 }, { total: 5, isTotalExact: true })).toEqual({
    items: [],
    total: 5,
    isTotalExact: true,
  });
});
