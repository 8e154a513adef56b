import { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { withinLimits } from '../offers/offer.choices.js';
import { calculatePrice } from './product.price.js';
import type { ProductAttribute } from './product.type.js';

const TAX = 2000;

function group(id: string, choices: [price: number | null, stock: number][]): ProductAttribute {
  return {
    id,
    name: id,
    type: 'select',
    isSoldOut: false,
    variations: choices.map(([price, stock], index) => {
      const name = `${id}${index + 1}`;
      return { id: name, name, value: name, price, priceOnRequest: price === null, stock, sku: null };
    }),
  };
}

const pump = { basePrice: 100_000, inStock: true, stockQuantity: 10, deliveryTime: '1 hafta', unit: 'adet' };
const material = group('m', [
  [0, 5],
  [25_000, 0],
  [-100_000, 7],
  [null, 7],
]);
const size = group('s', [
  [0, 0],
  [5_000, 0],
]);

const price = (choices: [attributeId: string, variationId: string][] = [], quantity = 1, product = pump) =>
  calculatePrice(
    { product, stockQuantity: product.stockQuantity, attributes: [material, size] },
    { variations: choices.map(([attributeId, variationId]) => ({ attributeId, variationId })), quantity },
    { taxRateBasisPoints: TAX, calendar: new BusinessCalendar([], '2026-11-27') },
  );

it('takes the first of every group that is not named', () => {
  expect(price()).toEqual({
    unitPrice: 100_000,
    unitGross: 120_000,
    quantity: 1,
    net: 100_000,
    tax: 20_000,
    gross: 120_000,
    taxRate: TAX,
    priceOnRequest: false,
    stock: 5,
    available: true,
    delivery: [{ quantity: 1, isFromStock: true, time: '1 hafta' }],
    deliveryText: '1 hafta',
  });
});

it('adds the signed differences of what was chosen, for the whole quantity', () => {
  const chosen = price(
    [
      ['m', 'm2'],
      ['s', 's2'],
    ],
    3,
  );
  expect(chosen).toMatchObject({ unitPrice: 130_000, net: 390_000, tax: 78_000, gross: 468_000 });
});

it('prices on request when the differences reduce the price to 0', () => {
  expect(price([['m', 'm3']])).toMatchObject({ unitPrice: 0, net: 0, gross: 0, priceOnRequest: true });
});

it('prices on request with a choice that has no price, whatever another choice adds', () => {
  const asked = { unitPrice: 0, net: 0, gross: 0, priceOnRequest: true, delivery: [], deliveryText: null };
  for (const choice of ['m3', 'm4']) {
    const chosen = price([
      ['m', choice],
      ['s', 's2'],
    ]);
    expect(chosen).toMatchObject(asked);
  }
});

it('prices on request without a base price, whatever is chosen', () => {
  expect(price([['m', 'm2']], 2, { ...pump, basePrice: 0 })).toMatchObject({
    unitPrice: 0,
    priceOnRequest: true,
  });
});

it('shows the smallest stock of product and choices, without groups whose stocks are all 0', () => {
  expect(price([['s', 's2']])).toMatchObject({ stock: 5, available: true });
  expect(price([['m', 'm3']])).toMatchObject({ stock: 7, available: true });
  expect(price([['m', 'm3']], 1, { ...pump, stockQuantity: 2 })).toMatchObject({ stock: 2, available: true });
  expect(price([['m', 'm2']])).toMatchObject({ stock: 0, available: false });
});

it('promises the delivery of what product and choices have in stock, and of the rest', () => {
  const { delivery, deliveryText } = price([], 7);
  expect(delivery).toEqual([
    { quantity: 5, isFromStock: true, time: '1 hafta' },
    { quantity: 2, isFromStock: false, time: 'en geç 30 gün' },
  ]);
  expect(deliveryText).toBe('5 adet stoktan 1 hafta, 2 adet tedarik edilerek en geç 30 gün');
});

it('shows a product as not available while it is flagged as not in stock', () => {
  expect(price([], 1, { ...pump, inStock: false }).available).toBe(false);
});

it.each([
  ['a group the product does not have', 'x', 'm1'],
  ['a choice the group does not have', 'm', 's1'],
])('refuses %s', (_name, attributeId, variationId) => {
  expect(() => price([[attributeId, variationId]])).toThrow(Refusal);
});

it.each([
  [1, 3, 3],
  [0, 1, 1],
  [-7, 2, 2],
  [5, 3, 5],
  [1_000_000_000, 1, 99_999],
])('limits the quantity %d, with a minimum of %d, to %d', (quantity, minimum, expected) => {
  expect(withinLimits(quantity, minimum)).toBe(expected);
});
