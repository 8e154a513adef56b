import fc from 'fast-check';
import { cleanCode, measureAsTyped } from './code-text.js';

it.each([
  ['KP-015\u200b', 'KP-015'],
  ['\u200eKP-015', 'KP-015'],
  ['KP\u00ad-015', 'KP-015'],
  ['KP\u2011015', 'KP-015'],
  ['KP\u2013015', 'KP-015'],
  ['KP\u2212015', 'KP-015'],
  ['KP-015\u00a0', 'KP-015'],
  ['\ufeffKP-015', 'KP-015'],
  ['KP-\n015', 'KP-015'],
  ['KP\n015', 'KP 015'],
  ['KP  015', 'KP 015'],
  ["'0012345", '0012345'],
])('reads the code %j as it would be typed', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

it.each([
  ['2\u201d', '2"'],
  ['2\u2033', '2"'],
  ['2\u2019\u2019', '2"'],
  ["2''", '2"'],
  ['1\u00bd"', '1 1/2"'],
  ['\u00be\u2033', '3/4"'],
  ['1\u00a01\u20442\u2033', '1 1/2"'],
  ['DN\u202f50', 'DN 50'],
  ['5 m\u00b3/h', '5 m\u00b3/h'],
])('reads the measure %j as it would be typed', (text, measure) => {
  expect(measureAsTyped(text)).toBe(measure);
});

it('leaves a code alone that a keyboard typed', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9/._-]*$/), (code) => cleanCode(code) === code));
});
