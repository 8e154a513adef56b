import fc from 'fast-check';
import { type CellFilter, countCells, type CountedCell } from './product.cells.js';

const category = fc.constantFrom('', '1', '2');
const brand = fc.constantFrom('', 'a', 'b');

/** A cell of exactly one product: then counting cells is counting products. */
const product: fc.Arbitrary<CountedCell> = fc
  .record({
    categoryId: category,
    brandKey: brand,
    inStock: fc.boolean(),
    isNew: fc.boolean(),
    isFeatured: fc.boolean(),
    isInPriceRange: fc.boolean(),
    price: fc.nat(5),
  })
  .map(({ price, ...cell }) => ({
    ...cell,
    products: 1,
    lowestPriceKurus: price || null,
    highestPriceKurus: price || null,
  }));

const filter: fc.Arbitrary<CellFilter> = fc.record({
  categoryIds: fc.option(fc.uniqueArray(category).map((ids) => new Set(ids))),
  brandKeys: fc.option(fc.uniqueArray(brand).map((keys) => new Set(keys))),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  isFeatured: fc.boolean(),
});

type Own = 'category' | 'brand' | 'inStock' | 'isNew' | 'price';

/** The products that match the filter, checked one by one; one filter may be left out. */
function left(products: readonly CountedCell[], by: CellFilter, without?: Own): CountedCell[] {
  return products.filter(
    (one) =>
      (without === 'category' || !by.categoryIds || by.categoryIds.has(one.categoryId)) &&
      (without === 'brand' || !by.brandKeys || by.brandKeys.has(one.brandKey)) &&
      (without === 'inStock' || !by.inStock || one.inStock) &&
      (without === 'isNew' || !by.isNew || one.isNew) &&
      (without === 'price' || one.isInPriceRange) &&
      (!by.isFeatured || one.isFeatured),
  );
}

it('counts every facet with every filter but its own', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), filter, (products, by) => {
      const counts = countCells(products, by);
      expect(counts.total).toBe(left(products, by).length);
      expect(counts.inStock).toBe(left(products, by, 'inStock').filter(({ inStock }) => inStock).length);
      expect(counts.isNew).toBe(left(products, by, 'isNew').filter(({ isNew }) => isNew).length);
      for (const id of ['', '1', '2']) {
        const own = left(products, by, 'category').filter(({ categoryId }) => categoryId === id);
        expect(counts.byCategory.get(id) ?? 0).toBe(own.length);
      }
      for (const key of ['', 'a', 'b']) {
        const own = left(products, by, 'brand').filter(({ brandKey }) => brandKey === key);
        expect(counts.byBrand.get(key) ?? 0).toBe(own.length);
      }
      const prices = left(products, by, 'price').flatMap(({ lowestPriceKurus }) => lowestPriceKurus ?? []);
      expect(counts.lowestPriceKurus).toBe(prices.length ? Math.min(...prices) : null);
      expect(counts.highestPriceKurus).toBe(prices.length ? Math.max(...prices) : null);
    }),
  );
});
