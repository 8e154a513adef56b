import { orderNewsText } from './order-news-text';

const counts = (pending: number, cancelled: number) => ({
  total: pending + cancelled,
  byStatus: [
    { status: 'PENDING' as const, count: pending },
    { status: 'CANCELLED' as const, count: cancelled },
  ],
});

it.each([
  ['orders that came', counts(3, 1), counts(5, 1), '2 yeni sipariş geldi'],
  ['an order that came while another was cancelled', counts(3, 1), counts(3, 2), '1 yeni sipariş geldi'],
  ['an order that was cancelled', counts(3, 1), counts(2, 2), 'Siparişlerin durumu değişti'],
  ['nothing', counts(3, 1), counts(3, 1), undefined],
])('says of %s what has changed', (_what, shown, now, text) => {
  expect(orderNewsText(shown, now, true)).toBe(text);
});

it('says nothing of states that a list of all orders shows as they are by now', () => {
  expect(orderNewsText(counts(3, 1), counts(2, 2), false)).toBeUndefined();
  expect(orderNewsText(counts(3, 1), counts(5, 1), false)).toBe('2 yeni sipariş geldi');
});
