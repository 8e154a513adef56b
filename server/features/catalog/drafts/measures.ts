import { measureAsTyped } from '../../../kernel/input/code-text.js';

/** A value with its unit as a search or a technical spec writes it. */
export interface WrittenMeasure {
  /** The folded text it was read from, as a keyboard would have typed it. */
  written: string;
  /** One for each number: `dn50`, `w1500` (watt), `m3/h40`, `in1.5`. */
  measures: string[];
  /** What the measures are a kind of: AISI 316L is an AISI 316. */
  general: string[];
}

/** 1.250,5 in Turkish; a point before other than three digits is a decimal point. */
const NUMBER = '([0-9]{1,3}(?:\\.[0-9]{3})+(?:,[0-9]{1,3})?|[0-9]{1,9}(?:[.,][0-9]{1,3})?)';
const THOUSANDS = /^[0-9]{1,3}(?:\.[0-9]{3})+(?:,|$)/;
const TO = '\\s*(?:…|\\.\\.\\.?|–|-|÷|/)\\s*';
/** Stands where a measure was: what was around it must not become one word, or another measure. */
const BETWEEN = ' ; ';
const GRADE = '(?<![a-z0-9])aisi[ -]?([0-9]{3})([a-z]{0,2})(?![a-z0-9])';
const SIZE = `(?<![a-z0-9])(dn|pn|ip|kvs)[ :.-]*${NUMBER}(?:${TO}${NUMBER})?(?![a-z0-9])`;
const FRACTION =
  "(?<![a-z0-9.,/])(?:([0-9]{1,2})[ .-]+)?([0-9]{1,2})/([0-9]{1,2})\\s*(?:\"|″|''|inch|inc|parmak)(?![a-z0-9])";

/** Each spelling of a unit with its dimension and how many of the dimension's own unit it is. */
const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  kcal: ['kcal', 1],
  'kcal/h': ['kcal', 1],
  w: ['w', 1],
  watt: ['w', 1],
  kw: ['w', 1_000],
  mw: ['w', 1_000_000],
  hp: ['hp', 1],
  bg: ['hp', 1],
  'm3/h': ['m3/h', 1],
  'm³/h': ['m3/h', 1],
  'm3/saat': ['m3/h', 1],
  'm³/saat': ['m3/h', 1],
  'm3/sa': ['m3/h', 1],
  'm³/sa': ['m3/h', 1],
  m3h: ['m3/h', 1],
  'l/h': ['m3/h', 0.001],
  'lt/h': ['m3/h', 0.001],
  'l/saat': ['m3/h', 0.001],
  'lt/saat': ['m3/h', 0.001],
  'l/dk': ['m3/h', 0.06],
  'lt/dk': ['m3/h', 0.06],
  'l/s': ['m3/h', 3.6],
  'lt/s': ['m3/h', 3.6],
  'l/sn': ['m3/h', 3.6],
  'lt/sn': ['m3/h', 3.6],
  mss: ['m', 1],
  mwc: ['m', 1],
  metre: ['m', 1],
  mt: ['m', 1],
  m: ['m', 1],
  mm: ['mm', 1],
  cm: ['mm', 10],
  mikron: ['um', 1],
  µm: ['um', 1],
  um: ['um', 1],
  m2: ['m2', 1],
  'm²': ['m2', 1],
  l: ['l', 1],
  lt: ['l', 1],
  litre: ['l', 1],
  m3: ['l', 1_000],
  'm³': ['l', 1_000],
  bar: ['bar', 1],
  mbar: ['bar', 0.001],
  kpa: ['bar', 0.01],
  mpa: ['bar', 10],
  '°c': ['c', 1],
  c: ['c', 1],
  derece: ['c', 1],
  v: ['v', 1],
  volt: ['v', 1],
  a: ['a', 1],
  amper: ['a', 1],
  hz: ['hz', 1],
  'd/dk': ['rpm', 1],
  'd/d': ['rpm', 1],
  rpm: ['rpm', 1],
  kg: ['kg', 1],
  nm: ['nm', 1],
  db: ['db', 1],
  dba: ['db', 1],
  inch: ['in', 1],
  inc: ['in', 1],
  parmak: ['in', 1],
  '"': ['in', 1],
  '″': ['in', 1],
  dn: ['dn', 1],
  pn: ['pn', 1],
};

const unitsLongestFirst = Object.keys(UNITS).sort((one, other) => other.length - one.length);
const VALUE = `(?<![a-z0-9.,/])(?:${NUMBER}${TO})?${NUMBER}\\s*(${unitsLongestFirst.join('|')})(?![a-z0-9³²]|/[a-z])`;

type Groups = readonly (string | undefined)[];
type Reading = (groups: Groups) => Pick<WrittenMeasure, 'measures' | 'general'>;

/** Sizes come before values: in «2 DN 50 16 bar» neither 2 nor 50 is a value. */
const READINGS: readonly (readonly [pattern: RegExp, reading: Reading])[] = [
  [new RegExp(GRADE, 'g'), readGrade],
  [new RegExp(SIZE, 'g'), ([size = '', ...numbers]) => values(size, numbers, 1)],
  [new RegExp(FRACTION, 'g'), readFraction],
  [new RegExp(VALUE, 'g'), readValue],
];

/** The values with units in a folded text, in any spelling, and the text without them. */
export function readMeasures(folded: string): { found: WrittenMeasure[]; rest: string } {
  const found: WrittenMeasure[] = [];
  let rest = measureAsTyped(folded);
  for (const [pattern, read] of READINGS) {
    for (const [written, ...groups] of rest.matchAll(pattern)) found.push({ written, ...read(groups) });
    rest = rest.replace(pattern, BETWEEN);
  }
  return { found, rest };
}

function readGrade([grade = '', kind = '']: Groups) {
  return { measures: [`aisi${grade}${kind}`], general: kind === '' ? [] : [`aisi${grade}`] };
}

function readFraction([whole = '0', numerator = '0', denominator = '1']: Groups) {
  const inches = Number(whole) + Number(numerator) / Math.max(Number(denominator), 1);
  return { measures: [`in${decimal(inches)}`], general: [] };
}

function readValue([from, to, unit = '']: Groups) {
  const [dimension, factor] = UNITS[unit] ?? [unit, 1];
  return values(dimension, [from, to], factor);
}

function values(dimension: string, numbers: Groups, factor: number) {
  const measures = numbers
    .filter((number) => number !== undefined)
    .map((number) => `${dimension}${decimal(numberOf(number) * factor)}`);
  return { measures, general: [] };
}

function numberOf(written: string): number {
  return Number((THOUSANDS.test(written) ? written.replaceAll('.', '') : written).replace(',', '.'));
}

/** Rounded to six decimals, without trailing zeros. */
function decimal(value: number): string {
  return String(Number(value.toFixed(6)));
}
