import { pageCount } from './page-numbers';

it('counts pages of 24', () => {
  expect([0, 1, 24, 25, 468].map(pageCount)).toEqual([1, 1, 1, 2, 20]);
});
