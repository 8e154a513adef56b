import { reachedAt } from './order.query';

const placed = { type: 'OrderPlaced', to: 'PENDING' as const, at: '2026-11-29T16:30:00Z', isUndone: false };
const cancelled = { type: 'OrderCancelled', to: 'CANCELLED' as const, at: '2026-11-29T16:38:00Z' };

it('says when the order last came to each status', () => {
  const reactivated = { ...placed, type: 'OrderReactivated', at: '2026-11-29T16:50:00Z' };
  expect([...reachedAt([placed, { ...cancelled, isUndone: false }, reactivated])]).toEqual([
    ['PENDING', reactivated.at],
    ['CANCELLED', cancelled.at],
  ]);
});

it('leaves the order where it was by a change that was undone', () => {
  const undone = { ...placed, type: 'OrderStatusUndone', at: '2026-11-29T16:38:05Z' };
  expect([...reachedAt([placed, { ...cancelled, isUndone: true }, undone])]).toEqual([
    ['PENDING', placed.at],
  ]);
});
