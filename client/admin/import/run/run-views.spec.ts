import { isMoving } from './run-views';

const DONE = { progress: null, pictures: { isFetching: false } };

it('asks again while an import is worked on, and while its pictures are fetched after that', () => {
  expect(isMoving({ ...DONE, progress: {} })).toBe(true);
  expect(isMoving({ ...DONE, pictures: { isFetching: true } })).toBe(true);
});

it('asks no more for an import whose pictures were all tried, or stopped', () => {
  expect(isMoving(DONE)).toBe(false);
});
