import { exceededLimit } from './order-limits';

const LIMITS = { unitsPerProduct: 100, units: 150, subtotal: 30_000_000 };

const cart = (quantities: Record<string, number[]>, subtotal = 100_000) => ({
  lines: Object.entries(quantities).flatMap(([id, each]) =>
    each.map((quantity) => ({ quantity, product: { id, name: id } })),
  ),
  totals: { subtotal },
});

it.each([
  ['nothing of a cart at the limits', cart({ a: [100], b: [50] }, 30_000_000), undefined],
  ['the units of one product on several lines', cart({ a: [60, 60] }), 'bir üründen en çok 100\u00a0birim'],
  ['the units in all', cart({ a: [90], b: [90] }), 'tek siparişte en çok 150\u00a0birim'],
  ['the net sum', cart({ a: [1] }, 30_000_001), 'tek siparişte en çok net 300.000\u00a0TL tutarında'],
])('says of %s what is too much', (_what, shown, expected) => {
  expect(exceededLimit(shown, LIMITS)).toBe(expected);
});
