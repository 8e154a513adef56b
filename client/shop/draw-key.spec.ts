import { drawKey } from './draw-key';

it('draws a UUID that the server accepts as the id of a line', () => {
  expect(drawKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('draws another key each time', () => {
  expect(drawKey()).not.toBe(drawKey());
});
