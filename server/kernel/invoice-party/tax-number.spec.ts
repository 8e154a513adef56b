import { isTaxNumber } from './tax-number.js';

it.each([
  ['4540536920', true],
  ['1234567890', true],
  ['4540536921', false],
  ['4545036920', false],
  ['454053692', false],
  ['abcdefghij', false],
])('judges the tax number %s by its last digit', (digits, isRight) => {
  expect(isTaxNumber(digits)).toBe(isRight);
});
