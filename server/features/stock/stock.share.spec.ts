import fc from 'fast-check';
import { shareOut } from './stock.share.js';

const want = (productId: string, quantity: number, ...variationIds: string[]) => ({
  productId,
  variationIds,
  quantity,
});

const shelf = (pieces: Record<string, number>) => new Map(Object.entries(pieces));

it('gives what there is, and tells what is missing', () => {
  expect(shareOut(shelf({ pump: 3 }), [want('pump', 5)])).toEqual([
    { productId: 'pump', variationIds: [], quantity: 3, backOrdered: 2 },
  ]);
});

it('gives no more than there is of the choice', () => {
  const [share] = shareOut(shelf({ pump: 9, steel: 2 }), [want('pump', 5, 'steel')]);
  expect(share).toMatchObject({ variationIds: ['steel'], quantity: 2, backOrdered: 3 });
});

it('does not mind choices that are not counted', () => {
  const [share] = shareOut(shelf({ pump: 9 }), [want('pump', 5, 'DN 25')]);
  expect(share).toMatchObject({ variationIds: [], quantity: 5, backOrdered: 0 });
});

it('counts several lines of one product together, the first before the others', () => {
  const shares = shareOut(shelf({ pump: 5, steel: 9, iron: 9 }), [
    want('pump', 3, 'steel'),
    want('pump', 3, 'iron'),
    want('pump', 3, 'iron'),
  ]);
  expect(shares.map(({ quantity }) => quantity)).toEqual([3, 2, 0]);
});

it('has nothing of a product that is gone', () => {
  expect(shareOut(shelf({}), [want('pump', 1)])).toMatchObject([{ quantity: 0, backOrdered: 1 }]);
});

it('never gives more than there was, and accounts for every unit', () => {
  const ids = ['a', 'b', 'c'];
  const pieces = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(20), v: fc.nat(20), w: fc.nat(20) });
  const line = fc.record({
    productId: fc.constantFrom(...ids),
    variationIds: fc.subarray(['v', 'w', 'uncounted']),
    quantity: fc.integer({ min: 1, max: 15 }),
  });
  fc.assert(
    fc.property(pieces, fc.array(line, { maxLength: 8 }), (stock, lines) => {
      const shares = shareOut(shelf(stock), lines);
      for (const [index, { quantity, backOrdered }] of shares.entries()) {
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity + backOrdered).toBe(lines[index]?.quantity);
      }
      for (const [id, count] of Object.entries(stock)) {
        const of = shares.filter((one) => one.productId === id || one.variationIds.includes(id));
        expect(of.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(count);
      }
    }),
  );
});
