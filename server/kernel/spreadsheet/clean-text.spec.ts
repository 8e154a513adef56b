import { beginningOf, cleanText } from './clean-text.js';

it('leaves nothing in a text that the database refuses or that turns the direction of reading', () => {
  expect(cleanText(' Ba\u0000\u015fl\u0131k\u202e ')).toBe('Ba\u015fl\u0131k');
  expect(cleanText('a\ud83db')).toBe('a\ufffdb');
  expect(cleanText('Kazan')).toBe('Kazan');
});

it.each([
  ['a😀b', 1, 'a'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 9, 'a😀b'],
])('begins %s in %i units with %s', (text, length, beginning) => {
  expect(beginningOf(text, length)).toBe(beginning);
});
