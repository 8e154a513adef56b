import { lastDayBefore, paymentDeadline } from './payment-deadline.js';

it.each([
  ['in the morning', '2026-11-21T06:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['just before midnight in Istanbul', '2026-11-21T20:59:59.999Z', '2026-11-28T21:00:00.000Z'],
  ['at midnight in Istanbul', '2026-11-21T21:00:00.000Z', '2026-11-29T21:00:00.000Z'],
])('gives an order placed %s until the end of the seventh day in Istanbul', (_when, placedAt, expected) => {
  expect(paymentDeadline(new Date(placedAt), 7).toISOString()).toBe(expected);
});

it('names the last day on which the money may arrive', () => {
  expect(lastDayBefore(paymentDeadline(new Date('2026-11-21T09:00:00Z'), 7))).toBe('28 Kasım 2026');
});
