import { initials } from './initials.js';

it.each([
  ['iş', 'İŞ'],
  ['ışık', 'IŞ'],
  ['admin', 'AD'],
  ['deniz.kaya', 'DE'],
  ['_7a', '7A'],
  [' i\u0307l', 'İL'],
  ['a', 'A'],
  ['', ''],
])('shortens %j to %j', (text, expected) => {
  expect(initials(text)).toBe(expected);
});
