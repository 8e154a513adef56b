import fc from 'fast-check';
import { clampQuantity } from './quantity';

describe('the quantity', () => {
  it.each([
    ['3', 1, 3],
    ['', 2, 2],
    ['abc', 1, 1],
    ['-4', 1, 1],
    ['1', 5, 5],
    ['2,7', 1, 2],
    ['1.500', 1, 1500],
    ['1e9', 1, 1],
    ['1000000000', 1, 99_999],
    [' 12 ', 1, 12],
  ])('reads «%s» with a minimum of %i as %i', (typed, minimum, quantity) => {
    expect(clampQuantity(typed, minimum)).toBe(quantity);
  });

  it('is always a whole number between the minimum and 99999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), fc.integer({ min: 1, max: 500 }), (given, minimum) => {
        const quantity = clampQuantity(given, minimum);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(minimum);
        expect(quantity).toBeLessThanOrEqual(99_999);
      }),
    );
  });
});
