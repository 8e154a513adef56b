import { timeAgo } from './time-ago';

const NOW = new Date('2026-11-23T12:00:00Z');

it.each([
  ['2026-11-23T11:59:30Z', 'şimdi'],
  ['2026-11-23T12:00:05Z', 'şimdi'],
  ['2026-11-23T11:55:00Z', '5 dakika önce'],
  ['2026-11-23T09:10:00Z', '2 saat önce'],
  ['2026-11-22T11:00:00Z', 'dün'],
  ['2026-11-19T11:00:00Z', '4 gün önce'],
  ['2026-11-10T11:00:00Z', '10 Kasım 2026'],
])('says how long ago %s was: %s', (instant, text) => {
  expect(timeAgo(instant, NOW)).toBe(text);
});

// Midnight in Istanbul is at 21:00 UTC.
it.each([
  ['20 minutes earlier, yesterday', '2026-11-22T20:50:00Z', '2026-11-22T21:10:00Z', '20 dakika önce'],
  ['two hours earlier, yesterday', '2026-11-22T19:30:00Z', '2026-11-22T21:30:00Z', 'dün'],
  ['23 hours earlier, today', '2026-11-22T21:05:00Z', '2026-11-23T20:30:00Z', '23 saat önce'],
  ['30 hours earlier, yesterday', '2026-11-22T06:00:00Z', '2026-11-23T12:00:00Z', 'dün'],
  ['40 hours earlier, the day before', '2026-11-21T20:00:00Z', '2026-11-23T12:00:00Z', 'evvelsi gün'],
  ['six days before', '2026-11-16T21:00:00Z', '2026-11-23T12:00:00Z', '6 gün önce'],
  ['seven days before', '2026-11-16T20:59:00Z', '2026-11-23T12:00:00Z', '16 Kasım 2026'],
])('goes by the calendar of Istanbul: %s', (_what, instant, now, text) => {
  expect(timeAgo(instant, new Date(now))).toBe(text);
});
