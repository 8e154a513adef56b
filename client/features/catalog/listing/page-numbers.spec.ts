import { PAGE_SIZE, pageCount } from './page-numbers';

it('counts pages of 24', () => {
  expect([0, 1, 24, 25, 468].map(pageCount)).toEqual([1, 1, 1, 2, 20]);
});

it('counts no page whose products the server would not skip to', () => {
  const last = pageCount(1_000_000);
  expect((last - 1) * PAGE_SIZE).toBeLessThanOrEqual(10_000);
  expect(last * PAGE_SIZE).toBeGreaterThan(10_000);
});
