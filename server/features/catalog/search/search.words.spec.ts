import fc from 'fast-check';
import { bareCode, isOneEditApart, neighborPatterns, searchWords } from './search.words.js';

describe('searchWords', () => {
  it.each([
    ['ISI  değiştirici', ['isi', 'degistirici']],
    ['«Vana», (DN50).', ['vana', 'dn50']],
    ['vana VANA Vaná', ['vana']],
    ['2"', ['2']],
    ['★★★', ['★★★']],
    ['  ', []],
    ['vana\0dn50', ['vana', 'dn50']],
    ['. , ;', []],
  ])('splits %j into %j', (text, folded) => {
    expect(searchWords(text).map((word) => word.folded)).toEqual(folded);
  });

  it.each([
    ['114570-10', '11457010'],
    ['PLT.025/16', 'plt02516'],
    ['11457010', null],
    ['paslanmaz/çelik', null],
    ['1-2', null],
  ])('reads %j without its punctuation as %j', (text, bare) => {
    expect(searchWords(text)[0]?.bare).toBe(bare);
  });

  it('splits a text at once, however long a run of punctuation is', () => {
    const begun = performance.now();
    expect(searchWords(`x${'.'.repeat(90_000)}x`).map(({ folded }) => folded)).toEqual(['x']);
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('returns few and short words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const words = searchWords(text);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(
          words.every(({ folded }) => !/\s/.test(folded) && bareCode(folded).length <= folded.length),
        ).toBe(true);
      }),
    );
  });
});

describe('isOneEditApart', () => {
  it.each([
    ['pompa', 'ponpa'],
    ['pompa', 'popa'],
    ['pompa', 'pompaa'],
    ['pompa', 'popma'],
    ['vana', 'ana'],
    ['esanjoru', 'esanjru'],
  ])('accepts %s and %s', (one, other) => {
    expect(isOneEditApart(one, other)).toBe(true);
    expect(isOneEditApart(other, one)).toBe(true);
  });

  it.each([
    ['pompa', 'pompa'],
    ['pompa', 'pomba1'],
    ['pompa', 'papmo'],
    ['vana', 'nava'],
    ['ab', 'ba1'],
  ])('refuses %s and %s', (one, other) => {
    expect(isOneEditApart(one, other)).toBe(false);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });
  const place = fc.nat(8);

  it('finds every word with one letter changed, left out, added or swapped', () => {
    fc.assert(
      fc.property(word, place, fc.constantFrom('a', 'b', 'z'), (right, at, letter) => {
        const index = at % right.length;
        const [before, own, after] = [right.slice(0, index), right.charAt(index), right.slice(index + 1)];
        const swapped = `${before}${after.charAt(0)}${own}${after.slice(1)}`;
        for (const wrong of [
          before + letter + after,
          before + after,
          before + letter + own + after,
          swapped,
        ]) {
          if (wrong === right) continue;
          expect(isOneEditApart(wrong, right)).toBe(true);
          expect(neighborPatterns(wrong).some((pattern) => like(pattern, right))).toBe(true);
        }
      }),
    );
  });

  function like(pattern: string, text: string): boolean {
    if (pattern.endsWith('%')) return text.startsWith(pattern.slice(0, -1));
    return pattern.startsWith('%') ? text.endsWith(pattern.slice(1)) : text === pattern;
  }
});
