import { readDay, writeDay, addDays, daysBetween, dayAt, startOfDay } from './days';

it('knows the day in Istanbul, three hours ahead of Greenwich', () => {
  expect(dayAt('2026-11-21T20:59:59Z')).toBe('2026-11-21');
  expect(dayAt('2026-11-21T21:00:00Z')).toBe('2026-11-22');
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
])('counts from %s by %d to %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-23', 2],
  ['2026-02-28', '2026-03-01', 1],
  ['2026-11-23', '2026-11-21', -2],
])('from %s to %s are %d days', (earlier, later, expected) => {
  expect(daysBetween(earlier, later)).toBe(expected);
});

it('begins a day at midnight in Istanbul', () => {
  expect(new Date(startOfDay('2026-11-21')).toISOString()).toBe('2026-11-20T21:00:00.000Z');
});

it.each([
  ['26.11.2026', '2026-11-26'],
  [' 1.2.2026 ', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['1-2-2026', '2026-02-01'],
  ['2026-11-26', '2026-11-26'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.11.2026', null],
  ['0.1.2026', null],
  ['1.13.2026', null],
  ['26.11.26', null],
  ['26.11', null],
  ['yarın', null],
  ['', null],
])('reads the day %j as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it('writes a day as people type it', () => {
  expect([writeDay('2026-02-01'), writeDay('')]).toEqual(['01.02.2026', '']);
});
