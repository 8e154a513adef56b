import { shortTime } from './short-time';

const NOW = new Date('2026-11-21T11:05:00Z');

it.each([
  ['2026-11-21T08:35:00Z', 'bugün 11:35'],
  // Istanbul is three hours ahead: it is past midnight there.
  ['2026-11-20T21:05:00Z', 'bugün 00:05'],
  ['2026-11-20T20:55:00Z', 'dün 23:55'],
  ['2026-11-19T09:00:00Z', '19 Kas 12:00'],
  ['2025-12-31T09:00:00Z', '31.12.2025'],
])('says of %s on 21 November 2026 that it was %s', (instant, text) => {
  expect(shortTime(instant, NOW)).toBe(text);
});
