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
