import fc from 'fast-check';
import { allocateStock } from './stock.allocation.js';

const want = (productId: string, quantity: number, ...variationIds: string[]) => ({
  productId,
  variationIds,
  quantity,
});

const stockOf = (units: Record<string, number>) => new Map(Object.entries(units));

it('allocates what is available, and says what is missing', () => {
  expect(allocateStock(stockOf({ pump: 3 }), [want('pump', 5)])).toEqual([
    { productId: 'pump', variationIds: [], quantity: 3, backOrdered: 2 },
  ]);
});

it('allocates no more than the stock of the chosen variation', () => {
  const [allocation] = allocateStock(stockOf({ pump: 9, steel: 2 }), [want('pump', 5, 'steel')]);
  expect(allocation).toMatchObject({ variationIds: ['steel'], quantity: 2, backOrdered: 3 });
});

it('ignores variations that are not counted', () => {
  const [allocation] = allocateStock(stockOf({ pump: 9 }), [want('pump', 5, 'DN 25')]);
  expect(allocation).toMatchObject({ variationIds: [], quantity: 5, backOrdered: 0 });
});

it('counts several lines of one product together, the first before the others', () => {
  const allocations = allocateStock(stockOf({ pump: 5, steel: 9, iron: 9 }), [
    want('pump', 3, 'steel'),
    want('pump', 3, 'iron'),
    want('pump', 3, 'iron'),
  ]);
  expect(allocations.map(({ quantity }) => quantity)).toEqual([3, 2, 0]);
});

it('allocates nothing of an unknown product', () => {
  expect(allocateStock(stockOf({}), [want('pump', 1)])).toMatchObject([{ quantity: 0, backOrdered: 1 }]);
});

it('never allocates more than is available, and accounts for every unit', () => {
  const ids = ['a', 'b', 'c'];
  const pieces = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(20), v: fc.nat(20), w: fc.nat(20) });
  const line = fc.record({
    productId: fc.constantFrom(...ids),
    variationIds: fc.subarray(['v', 'w', 'uncounted']),
    quantity: fc.integer({ min: 1, max: 15 }),
  });
  fc.assert(
    fc.property(pieces, fc.array(line, { maxLength: 8 }), (stock, lines) => {
      const allocations = allocateStock(stockOf(stock), lines);
      for (const [index, { quantity, backOrdered }] of allocations.entries()) {
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity + backOrdered).toBe(lines[index]?.quantity);
      }
      for (const [id, count] of Object.entries(stock)) {
        const of = allocations.filter((one) => one.productId === id || one.variationIds.includes(id));
        expect(of.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(count);
      }
    }),
  );
});
