import fc from 'fast-check';
import { formatLira, formatLiraInFull, formatTaxRate, priceLine, taxOf, unitPriceOf } from './money.js';

const kurus = fc.integer({ min: 0, max: 1_000_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });

describe('taxOf', () => {
  it.each([
    ['4.999,99 at 20 %', 499_999, 2000, 100_000],
    ['5.000,00 at 20 %', 500_000, 2000, 100_000],
    ['3 × 33,33 at 20 %', 9_999, 2000, 2_000],
    ['half a kuruş up', 25, 1000, 3],
    ['just below half a kuruş', 24, 1000, 2],
    ['one kuruş at 1 %', 1, 100, 0],
    ['fifty kuruş at 1 %', 50, 100, 1],
    ['nothing', 0, 2000, 0],
    ['no tax', 12_345, 0, 0],
  ])('computes the tax on %s', (_name, net, rate, tax) => {
    expect(taxOf(net, rate)).toBe(tax);
  });

  it('computes the exact tax rounded half-up, however large the net total', () => {
    fc.assert(
      fc.property(kurus, basisPoints, (net, rate) => {
        const exact = (BigInt(net) * BigInt(rate) + 5_000n) / 10_000n;
        expect(BigInt(taxOf(net, rate))).toBe(exact);
      }),
    );
  });
});

describe('priceLine', () => {
  const line = { basePriceKurus: 100_000, differencesKurus: [], quantity: 1, taxRateBasisPoints: 2000 };

  it('rounds the tax of a line once, on its net total', () => {
    expect(priceLine({ ...line, basePriceKurus: 3_333, quantity: 3 })).toEqual({
      unitPriceKurus: 3_333,
      netKurus: 9_999,
      taxKurus: 2_000,
      grossKurus: 11_999,
    });
  });

  it('adds signed differences to the base price', () => {
    expect(priceLine({ ...line, differencesKurus: [25_000, -5_000] })?.unitPriceKurus).toBe(120_000);
  });

  it.each([
    ['a choice that has no price', [null]],
    ['a choice that takes the whole price', [-100_000]],
    ['a choice that takes more than the price', [-100_001]],
    ['choices that take the price together', [-60_000, -40_000]],
    ['a choice without a price beside one that costs more', [null, 215_000]],
    ['a choice that takes the whole price beside one that costs more', [215_000, -100_000]],
  ])('makes %s price on request', (_name, differencesKurus) => {
    expect(priceLine({ ...line, differencesKurus })).toBeNull();
  });

  it('makes a product without base price price on request, whatever is chosen', () => {
    expect(priceLine({ ...line, basePriceKurus: 0, differencesKurus: [5_000] })).toBeNull();
  });

  it('computes consistent totals above 0, or none at all', () => {
    const difference = fc.option(fc.integer({ min: -2_000_000, max: 2_000_000 }), { freq: 20 });
    const differences = fc.array(difference, { maxLength: 4 });
    const quantity = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        differences,
        quantity,
        basisPoints,
        (basePriceKurus, differencesKurus, count, taxRateBasisPoints) => {
          const priced = priceLine({ basePriceKurus, differencesKurus, quantity: count, taxRateBasisPoints });
          expect(priced?.unitPriceKurus ?? null).toBe(unitPriceOf(basePriceKurus, differencesKurus));
          if (priced === null) return;
          expect(priced.unitPriceKurus).toBeGreaterThan(0);
          expect(priced.netKurus).toBe(priced.unitPriceKurus * count);
          expect(priced.grossKurus).toBe(priced.netKurus + priced.taxKurus);
          expect(Object.values(priced).every(Number.isSafeInteger)).toBe(true);
        },
      ),
    );
  });
});

describe('formatLira', () => {
  it.each([
    [1_500_000, '₺15.000'],
    [1_500_050, '₺15.000,50'],
    [1_500_005, '₺15.000,05'],
    [100, '₺1'],
    [1, '₺0,01'],
    [0, '₺0'],
    [-250_000, '-₺2.500'],
    [123_456_789_00, '₺123.456.789'],
  ])('writes %d kuruş as %s', (amount, written) => {
    expect(formatLira(amount)).toBe(written);
  });

  it('writes every kuruş of an amount', () => {
    fc.assert(
      fc.property(kurus, (amount) => {
        const digits = formatLira(amount).replace(/[₺.]/g, '');
        const [lira = '', part = '00'] = digits.split(',');
        expect(Number(lira) * 100 + Number(part)).toBe(amount);
      }),
    );
  });
});

it.each([
  [1_500_000, '₺15.000,00'],
  [1_500_005, '₺15.000,05'],
  [0, '₺0,00'],
  [-250_000, '-₺2.500,00'],
])('writes %d kuruş in full as %s', (amount, written) => {
  expect(formatLiraInFull(amount)).toBe(written);
});

it.each([
  [2_000, '%20'],
  [150, '%1,5'],
  [0, '%0'],
])('writes a tax rate of %d basis points as %s', (basisPoints, written) => {
  expect(formatTaxRate(basisPoints)).toBe(written);
});
