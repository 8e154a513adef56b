import fc from 'fast-check';
import { clampQuantity, readQuantity } from './quantity';

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['1.250', 1250],
    ['1 250', 1250],
    ['12.500', 12_500],
    ['1.250,00', 1250],
    ['2,0', 2],
    ['+5', 5],
    ['5 adet', 5],
    ['007', 7],
    ['99.999', 99_999],
  ])('«%s» is read as %i', (typed, quantity) => {
    expect(readQuantity(typed, 1, 'adet')).toEqual({ quantity });
  });

  it.each([
    ['2.5', 1, '«2.5» tam sayı değil.'],
    ['12,7', 1, '«12,7» tam sayı değil.'],
    ['1,250', 1, '«1,250» tam sayı değil.'],
    ['1.2500', 1, '«1.2500» tam sayı değil.'],
    ['0.500', 1, '«0.500» tam sayı değil.'],
    ['1.250,5', 1, '«1.250,5» tam sayı değil.'],
    ['1e9', 1, '«1e9» bir miktar değil.'],
    ['abc', 1, '«abc» bir miktar değil.'],
    ['1.25.0', 1, '«1.25.0» bir miktar değil.'],
    ['', 1, '«» bir miktar değil.'],
  ])('«%s» with a minimum of %i is refused in a sentence', (typed, minimum, problem) => {
    expect(readQuantity(typed, minimum, 'adet')).toEqual({ problem });
  });

  it.each([
    ['-5', 1, 'En az 1\u00a0adet sipariş edilebilir.', 1],
    ['−5', 1, 'En az 1\u00a0adet sipariş edilebilir.', 1],
    ['0', 1, 'En az 1\u00a0adet sipariş edilebilir.', 1],
    ['3', 5, 'En az 5\u00a0adet sipariş edilebilir.', 5],
    ['100.000', 1, 'En çok 99.999\u00a0adet sipariş edilebilir.', 99_999],
    ['1000000000', 1, 'En çok 99.999\u00a0adet sipariş edilebilir.', 99_999],
  ])(
    '«%s» with a minimum of %i is held at the limit, with a sentence',
    (typed, minimum, problem, nearest) => {
      expect(readQuantity(typed, minimum, 'adet')).toEqual({ problem, nearest });
    },
  );
});

it.each([
  ['3', 3],
  ['3 × 0,5 metre', 3],
  ['3 0,5 metre', 3],
])('reads «%s» of what is sold in steps', (typed, quantity) => {
  expect(readQuantity(typed, 1, '0,5 metre')).toEqual({ quantity });
});

it('steps always to a whole number between the minimum and 99999', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 500 }), (given, minimum) => {
      const quantity = clampQuantity(given, minimum);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(minimum);
      expect(quantity).toBeLessThanOrEqual(99_999);
    }),
  );
});
