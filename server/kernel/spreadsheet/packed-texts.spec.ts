import fc from 'fast-check';
import { PackedTexts } from './packed-texts.js';

it('returns each stored text by its index', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('ış'.repeat(50_000)));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 50 }), (list) => {
      const texts = new PackedTexts();
      expect(list.map((one) => texts.add(one))).toEqual(list.map((_, index) => index));
      expect(list.map((_, index) => texts.at(index))).toEqual(list);
    }),
  );
});

it('returns undefined for an index out of range', () => {
  const texts = new PackedTexts();
  texts.add('');
  expect([texts.at(-1), texts.at(0), texts.at(1), texts.at(NaN)]).toEqual([
    undefined,
    '',
    undefined,
    undefined,
  ]);
});

it('grows beyond its initial capacity', () => {
  const texts = new PackedTexts();
  for (let index = 0; index < 10_000; index += 1) texts.add(String(index));
  expect([texts.count, texts.at(4_096), texts.at(9_999)]).toEqual([10_000, '4096', '9999']);
});
