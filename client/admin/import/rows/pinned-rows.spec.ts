import { pin, withPinned } from './pinned-rows';
import { testRow } from '../row/test-row';

const LISTED = [2, 5, 9].map((number) => testRow({ number, kind: 'INVALID' }));
const corrected = testRow({ number: 5, kind: 'NEW' });

it('shows the corrected row at once, before the list is there anew', () => {
  expect(withPinned(LISTED, pin(new Map(), [corrected], LISTED))[1]).toBe(corrected);
});

it('shows what the server says of it as soon as the list came anew', () => {
  const later = [testRow({ number: 5, kind: 'CHANGED' })];
  expect(withPinned(later, pin(new Map(), [corrected], LISTED))).toEqual(later);
});

it('keeps the corrected row in its place when the list has it no more', () => {
  const later = [LISTED[0]!, LISTED[2]!];
  const shown = withPinned(later, pin(new Map(), [corrected], LISTED));
  expect(shown.map(({ number }) => number)).toEqual([2, 5, 9]);
});

it('gives the very list where nobody works on a row, so that the table is not drawn again', () => {
  expect(withPinned(LISTED, new Map())).toBe(LISTED);
});
