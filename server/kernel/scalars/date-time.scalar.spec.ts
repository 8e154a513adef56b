import { parseValue } from 'graphql';
import { DateTime } from './date-time.scalar.js';

it.each([
  ['2026-09-13T09:54:33Z', '2026-09-13T09:54:33.000Z'],
  ['2026-09-13T12:54:33.25+03:00', '2026-09-13T09:54:33.250Z'],
  ['2026-09-13', '2026-09-13T00:00:00.000Z'],
])('reads the date-time %s', (written, expected) => {
  expect(DateTime.parseValue(written).toISOString()).toBe(expected);
  expect(DateTime.parseLiteral(parseValue(JSON.stringify(written))).toISOString()).toBe(expected);
});

it.each([
  'NaN',
  'dün',
  '2026-13-45',
  '2026-09-13T09:54:33',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '2026-02-31',
  5,
  null,
])('refuses %j as a date-time', (written) => {
  expect(() => DateTime.parseValue(written)).toThrow('A date-time is');
  expect(() => DateTime.parseLiteral(parseValue(JSON.stringify(written)))).toThrow('A date-time is');
});

it('writes date-times in UTC', () => {
  expect(DateTime.serialize(new Date('2026-09-13T12:54:33+03:00'))).toBe('2026-09-13T09:54:33.000Z');
  expect(DateTime.serialize('2026-09-13T12:54:33+03:00')).toBe('2026-09-13T09:54:33.000Z');
});
