import fc from 'fast-check';
import { NO_EVIDENCE, provenStyle, readNumberText, withEvidenceOf } from './number-text.js';

const valueOf = (text: string, style?: 'turkish' | 'english') => readNumberText(text, style)?.value ?? null;

it.each([
  ['15.000,50', 15000.5],
  ['₺15.000,50', 15000.5],
  ['15.000,50 TL', 15000.5],
  ['15 000,50 ₺', 15000.5],
  ['15.000', 15000],
  ['1.234.567', 1234567],
  ['15000', 15000],
  ['15000,5', 15000.5],
  ['15000.50', 15000.5],
  ['12.5', 12.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['-1.250', -1250],
  ['−5', -5],
  ['15.000,-', 15000],
  ['15,000.50', 15000.5],
  [',5', 0.5],
  ['0', 0],
])('reads the number %s in the Turkish style by default', (text, value) => {
  expect(valueOf(text)).toBe(value);
});

it.each(['', 'abc', '12a', '1.2.3', '1.50.000', '15,5,5', '1.234,567.89', '--5', '5,', '₺', '1e5', '%5'])(
  'finds no number in «%s»',
  (text) => {
    expect(readNumberText(text)).toBeNull();
  },
);

it('reads three digits after one separator according to the style of the file', () => {
  expect(valueOf('15.000', 'english')).toBe(15);
  expect(valueOf('15,000', 'english')).toBe(15000);
  expect(valueOf('15,000', 'turkish')).toBe(15);
});

it('marks a number as ambiguous when the other style would read another value', () => {
  expect(readNumberText('15,000')?.isAmbiguous).toBe(true);
  expect(readNumberText('15.000')?.isAmbiguous).toBe(false);
  expect(readNumberText('15.000', 'english')?.isAmbiguous).toBe(true);
  expect(readNumberText('15,50')?.isAmbiguous).toBe(false);
});

const kurus = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

it('reads back any amount that Turkish number formatting writes', () => {
  const format = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(kurus, (amount) => Math.round(valueOf(format.format(amount / 100))! * 100) === amount),
  );
});

it('reads back any amount formatted as Turkish lira with the currency sign', () => {
  const format = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
  fc.assert(
    fc.property(kurus, (amount) => Math.round(valueOf(format.format(amount / 100))! * 100) === amount),
  );
});

it('reads back whole numbers, grouped or not, in the style that wrote them', () => {
  const whole = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(whole, (number) => {
      expect(valueOf(number.toLocaleString('tr-TR'), 'turkish')).toBe(number);
      expect(valueOf(number.toLocaleString('en-US'), 'english')).toBe(number);
      expect(valueOf(String(number))).toBe(number);
    }),
  );
});

it('never throws for any text and returns only null or finite numbers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+₺ ]?[\d.,]{1,12}$/)), (text) => {
      const read = readNumberText(text);
      expect(read === null || Number.isFinite(read.value)).toBe(true);
    }),
  );
});

const proven = (...texts: string[]) =>
  provenStyle(texts.reduce((known, text) => withEvidenceOf(text, known), NO_EVIDENCE));

it.each([
  [['15.000', '4,5'], 'turkish'],
  [['1,234.50', '15.000'], 'english'],
  [['12.50', '8.125'], 'english'],
  [['1250.000'], 'english'],
  [['1250,000'], 'turkish'],
  [['0.125'], 'english'],
  [['1.234.567'], 'turkish'],
  [['1,234.50', '15.000,50'], null],
  [['15.000', '8.125'], null],
  [['DN50 1.50', '1.2.3'], null],
  [[], null],
] as const)('reads from the numbers %j that they are %s', (texts, style) => {
  expect(proven(...texts)).toBe(style);
});

it('keeps the first number that can be read in two ways', () => {
  const known = ['12', '8.125', '9.250'].reduce((all, text) => withEvidenceOf(text, all), NO_EVIDENCE);
  expect(known).toEqual({ point: false, comma: false, unclear: '8.125' });
});
