import fc from 'fast-check';
import { PRICE_STEPS, PriceHistogram, splitRange, type StepCount, stepOf } from './price.steps.js';

const price = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 10_000_000_000_000 }));
const cell = fc.record({
  categoryId: fc.constantFrom('', '1'),
  brandKey: fc.constantFrom('', 'a'),
  inStock: fc.boolean(),
  isNew: fc.constant(false),
  isFeatured: fc.constant(false),
});

it('has ascending steps from the lowest price', () => {
  expect(PRICE_STEPS[0]).toBe(1);
  expect([...PRICE_STEPS].sort((one, other) => one - other)).toEqual(PRICE_STEPS);
});

it('puts each price into the step it is not below', () => {
  fc.assert(
    fc.property(price, (kurus) => {
      const step = stepOf(kurus);
      expect(PRICE_STEPS[step]).toBeLessThanOrEqual(kurus);
      expect(PRICE_STEPS[step + 1] ?? Infinity).toBeGreaterThan(kurus);
    }),
  );
});

it('counts any range of prices, with what lies beside the whole steps', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, price)), price, price, (products, one, other) => {
      const range = { from: Math.min(one, other), to: Math.max(one, other) };
      const steps = new Map<string, StepCount>();
      for (const [of, kurus] of products) {
        const key = JSON.stringify([of, stepOf(kurus)]);
        const count = steps.get(key) ?? { ...of, step: stepOf(kurus), products: 0 };
        steps.set(key, { ...count, products: count.products + 1 });
      }
      const { first, end, beside } = splitRange(range);
      let inSteps = 0;
      new PriceHistogram(steps.values()).forEachWithin(first, end, (_cell, count) => (inSteps += count));
      const counted =
        inSteps +
        products.filter(([, kurus]) => beside.some(({ from, to }) => kurus >= from && kurus <= to)).length;
      expect(counted).toBe(products.filter(([, kurus]) => kurus >= range.from && kurus <= range.to).length);
    }),
  );
});
