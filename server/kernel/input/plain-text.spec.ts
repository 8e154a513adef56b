import { inPlainLines, isOneLine, isPlainLines, onOneLine, trimmed } from './plain-text.js';

const BIDI = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const CONTROLS = [0x01, 0x07, 0x09, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x85, 0x9f, 0x2028, 0x2029];
const named = (codes: number[]) =>
  codes.map((code) => [`U+${code.toString(16).padStart(4, '0')}`, code] as const);

it.each(named([...BIDI, ...CONTROLS]))(
  'finds %s in one line and in lines, and replaces it by a space',
  (_name, code) => {
    const text = `Ali${String.fromCodePoint(code)}Veli`;
    expect([isOneLine(text), isPlainLines(text)]).toEqual([false, false]);
    expect(onOneLine(text)).toBe('Ali Veli');
  },
);

it('allows line breaks in lines only', () => {
  expect([isOneLine('Ali\nVeli'), isPlainLines('Ali\nVeli')]).toEqual([false, true]);
  expect(onOneLine(' Ali\r\n\nVeli\n')).toBe('Ali Veli');
});

it.each(['', 'Ayşe Yılmaz', 'İSTANBUL ısı & su – «Kazan» 25 °C', 'नमस्ते', 'שלום', 'a\u200db 👨‍👩‍👧'])(
  'leaves what people type alone: %s',
  (text) => {
    expect([isOneLine(text), isPlainLines(text)]).toEqual([true, true]);
    expect([onOneLine(text), inPlainLines(text)]).toEqual([text, text]);
  },
);

it('keeps the lines of a text and cleans each', () => {
  expect(inPlainLines('bir\r\niki\rüç\tdört\u202e\n')).toBe('bir\niki\nüç dört \n');
});

it.each([
  ['  Ayşe Işık\n', 'Ayşe Işık'],
  ['\u200b\u00ad', ''],
  [' \u2060 ', ''],
  ['№ 7', '№ 7'],
  ['—', '—'],
  ['\u2068Ayşe\u200b Işık\u2069\ufeff', 'Ayşe Işık'],
  ['a\u200db', 'a\u200db'],
  ['\u202eabc', '\u202eabc'],
])('trims %j to %j: what shows nothing is empty', (typed, expected) => {
  expect(trimmed(typed)).toBe(expected);
});
