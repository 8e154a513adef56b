import fc from 'fast-check';
import { isOneEditApart } from './search.words.js';
import { neighboringPartNumbers } from './part-number.neighbors.js';

it.each([
  ['11547010', '11457010'],
  ['11457O10', '11457010'],
  ['KV-100-V', 'kv100p'],
  ['1145701', '11457010'],
  ['114570-100', '11457010'],
])('takes %s for a mistyped %s', (typed, meant) => {
  expect(neighboringPartNumbers(typed)).toContain(meant);
});

it.each(['vana', 'K-20', '', '9'.repeat(25), '★★★'])('takes %j for no part number', (text) => {
  expect(neighboringPartNumbers(text)).toEqual([]);
});

it('lists exactly what is one edit away', () => {
  const code = fc.string({ unit: fc.constantFrom('a', '1', '2'), minLength: 5, maxLength: 8 });
  fc.assert(
    fc.property(code, code, (typed, other) => {
      const neighbors = neighboringPartNumbers(`1${typed}`);
      expect(neighbors.includes(`1${other}`)).toBe(isOneEditApart(`1${typed}`, `1${other}`));
    }),
    { numRuns: 300 },
  );
});
