import { searchText } from './search-text';

it.each([
  [' pompa ', 'pompa'],
  ['2"', '2"'],
  ['«vana»', '«vana»'],
  ['K-20', 'K-20'],
  ['★★★', '★★★'],
  ['ısı', 'ısı'],
  ['\u200e2\u201d\u200b', '2"'],
  ['KV\u2011100', 'KV-100'],
  ['DN\u00a050', 'DN 50'],
])('searches for %j as %j', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

it.each(['', ' ', '"', '"\'', '...', '?!', '“”', '`', '´', '( )', '- -', '\u0307', '\u200b', '\0'])(
  'takes %j for no search',
  (typed) => {
    expect(searchText(typed)).toBe('');
  },
);
