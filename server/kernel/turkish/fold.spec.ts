import fc from 'fast-check';
import { fold, slugify } from './fold.js';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('fold', () => {
  it.each([
    ['ısı', 'isi'],
    ['isi', 'isi'],
    ['ISI', 'isi'],
    ['ISİ', 'isi'],
    ['IŞIK ISI Değiştirici', 'isik isi degistirici'],
    ['ÇĞÖŞÜ çğöşü', 'cgosu cgosu'],
    ['Kâğıt', 'kagit'],
    ['Ångström Straße', 'angstrom strase'],
    ['i̇nox', 'inox'],
    ['ΑΘΉΝΑ Насос', 'αθηνα насос'],
    ['80 °C – 2"', '80 °c – 2"'],
    ['', ''],
  ])('folds %j to %j', (given, expected) => {
    expect(fold(given)).toBe(expected);
  });

  it('folds a folded text to itself', () => {
    fc.assert(fc.property(text, (given) => fold(fold(given)) === fold(given)));
  });

  it('folds letter by letter, so that a part of a text stays a part of the folded text', () => {
    fc.assert(fc.property(text, text, (left, right) => fold(left + right) === fold(left) + fold(right)));
  });
});

describe('slugify', () => {
  it.each([
    ['IŞIK ISI Değiştirici', 'isik-isi-degistirici'],
    ['İNOX Çelik Vana DN50 2"', 'inox-celik-vana-dn50-2'],
    ['Pompa-114570-10', 'pompa-114570-10'],
    ['Şamandıra', 'samandira'],
    ['★★★', ''],
    ['  --Vana--  ', 'vana'],
    ['Насос', ''],
  ])('turns %j into the slug %j', (given, expected) => {
    expect(slugify(given)).toBe(expected);
  });

  it('makes slugs of letters, digits and single hyphens only', () => {
    fc.assert(fc.property(text, (given) => /^$|^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugify(given))));
  });
});
