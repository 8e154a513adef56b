import fc from 'fast-check';
import { cleanCode } from './code-text.js';

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

it('leaves a code alone that a keyboard typed', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9/._-]*$/), (code) => cleanCode(code) === code));
});
