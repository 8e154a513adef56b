import fc from 'fast-check';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { type PricingTerms, totalsOf } from './cart.pricing.js';

const usual: PricingTerms = {
  taxRateBasisPoints: 2_000,
  shippingFeeKurus: 15_000,
  freeShippingThresholdKurus: 500_000,
};

const lines = (...sums: number[]) => sums.map((totalPriceKurus) => ({ totalPriceKurus }));

it.each([
  ['4.999,99', lines(499_999), { taxKurus: 100_000, shippingKurus: 15_000, totalKurus: 614_999 }],
  ['5.000,00', lines(500_000), { taxKurus: 100_000, shippingKurus: 0, totalKurus: 600_000 }],
  ['5.000,00 in two lines', lines(250_000, 250_000), { shippingKurus: 0, totalKurus: 600_000 }],
  ['3 × 33,33', lines(9_999), { taxKurus: 2_000, shippingKurus: 15_000, totalKurus: 26_999 }],
  ['nothing', lines(), { subtotalKurus: 0, taxKurus: 0, shippingKurus: 0, totalKurus: 0 }],
])('computes the totals of %s', (_name, given, totals) => {
  expect(totalsOf(given, usual)).toMatchObject(totals);
});

it('rounds half a kuruş of tax up, once on the sum', () => {
  const terms = { ...usual, taxRateBasisPoints: 1_000, shippingFeeKurus: 0 };
  expect(totalsOf(lines(25), terms).taxKurus).toBe(3);
  expect(totalsOf(lines(5, 5, 5, 5, 5), terms).taxKurus).toBe(3);
});

it('adds shipping last and does not tax it again', () => {
  const { totalKurus, taxKurus } = totalsOf(lines(100_000), usual);
  expect([taxKurus, totalKurus]).toEqual([20_000, 135_000]);
});

it.each([
  ['one kuruş short', 499_999, 500_000, 15_000, 1],
  ['reached', 500_000, 500_000, 0, null],
  ['passed', 500_001, 500_000, 0, null],
  ['a threshold of 0', 1, 0, 0, null],
  ['switched off', 9_000_000, null, 15_000, null],
])('computes shipping from the threshold: %s', (_name, subtotal, threshold, shipping, gap) => {
  const totals = totalsOf(lines(subtotal), { ...usual, freeShippingThresholdKurus: threshold });
  expect(totals).toMatchObject({
    shippingKurus: shipping,
    freeShippingGapKurus: gap,
    freeShippingThresholdKurus: threshold,
  });
});

it('computes the exact total of any lines', () => {
  const sum = fc.integer({ min: 1, max: 99_999 * 10_000_000 });
  const terms = fc.record({
    taxRateBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    shippingFeeKurus: fc.integer({ min: 0, max: 1_000_000 }),
    freeShippingThresholdKurus: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  });
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 200 }), terms, (sums, given) => {
      const net = sums.reduce((all, one) => all + BigInt(one), 0n);
      const tax = (net * BigInt(given.taxRateBasisPoints) + 5_000n) / 10_000n;
      const { freeShippingThresholdKurus: threshold } = given;
      const isFree = sums.length === 0 || (threshold !== null && net >= BigInt(threshold));
      const shipping = isFree ? 0n : BigInt(given.shippingFeeKurus);
      const totals = totalsOf(lines(...sums), given);
      expect(BigInt(totals.subtotalKurus)).toBe(net);
      expect(BigInt(totals.taxKurus)).toBe(tax);
      expect(BigInt(totals.totalKurus)).toBe(net + tax + shipping);
    }),
  );
});

it('refuses a total that is not exact', () => {
  const compute = () => totalsOf(lines(Number.MAX_SAFE_INTEGER, 1), usual);
  expect(compute).toThrow(Refusal);
  expect(compute).toThrow('sınırı aşıyor');
});
