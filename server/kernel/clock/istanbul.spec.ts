import {
  dayAfter,
  dayInIstanbul,
  longDate,
  longDay,
  startOfDay,
  startOfNamedDay,
  wallTime,
  weekdayOf,
} from './istanbul.js';

it.each([
  ['2026-11-21T20:59:59.999Z', '2026-11-21', '2026-11-20T21:00:00.000Z'],
  ['2026-11-21T21:00:00.000Z', '2026-11-22', '2026-11-21T21:00:00.000Z'],
])('counts %s to the day of Istanbul %s', (at, day, start) => {
  expect(dayInIstanbul(new Date(at))).toBe(day);
  expect(startOfDay(new Date(at)).toISOString()).toBe(start);
  expect(startOfNamedDay(day)?.toISOString()).toBe(start);
});

it('counts days forth and back', () => {
  const noon = new Date('2026-12-31T09:00:00Z');
  expect(startOfDay(noon, 1).toISOString()).toBe('2026-12-31T21:00:00.000Z');
  expect(startOfDay(noon, -30).toISOString()).toBe('2026-11-30T21:00:00.000Z');
});

it.each(['', '2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z'])('knows no day %j', (day) => {
  expect(startOfNamedDay(day)).toBeNull();
});

it('shows the time of a clock on the wall and a date as people read it', () => {
  const at = new Date('2026-11-28T21:30:00Z');
  expect(wallTime(at).toISOString()).toBe('2026-11-29T00:30:00.000Z');
  expect(longDate(at)).toBe('29 Kasım 2026');
  expect(longDay('2026-11-28')).toBe('28 Kasım 2026');
});

it('counts from day to day, over the ends of months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});
