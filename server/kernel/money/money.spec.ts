import fc from 'fast-check';
import { formatLira, formatLiraInFull, formatTaxRate, priceLine, taxOf } from './money.js';

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
    expect(priceLine({ ...line, differencesKurus: [25_000, -5_000] }).unitPriceKurus).toBe(120_000);
  });

  it.each([-100_000, -100_001])('makes a line with a difference of %d price on request', (difference) => {
    const asked = { unitPriceKurus: 0, netKurus: 0, taxKurus: 0, grossKurus: 0 };
    expect(priceLine({ ...line, differencesKurus: [difference] })).toEqual(asked);
  });

  it('makes a product without base price price on request, whatever is chosen', () => {
    expect(priceLine({ ...line, basePriceKurus: 0, differencesKurus: [5_000] }).unitPriceKurus).toBe(0);
  });

  it('computes consistent totals that are never negative', () => {
    const differences = fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { maxLength: 4 });
    const quantity = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        differences,
        quantity,
        basisPoints,
        (basePriceKurus, differencesKurus, count, taxRateBasisPoints) => {
          const priced = priceLine({ basePriceKurus, differencesKurus, quantity: count, taxRateBasisPoints });
          expect(priced.unitPriceKurus).toBeGreaterThanOrEqual(0);
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
