import type { Overview } from '../products/catalog.overview.js';
import { CachedCounts } from './cached.counts.js';
import type { CellFilter } from './product.cells.js';

type Cell = Overview['cells'][number];

const cell = (changes: Partial<Cell>): Cell => ({
  categoryId: 'vana',
  brandKey: 'ayvaz',
  inStock: true,
  isNew: false,
  isFeatured: false,
  products: 1,
  lowestPriceKurus: null,
  highestPriceKurus: null,
  ...changes,
});

const overviewOf = (...cells: Cell[]): Overview => ({
  roots: [],
  byId: new Map(),
  bySlug: new Map(),
  brands: new Map(),
  cells,
  hiddenCategoryIds: [],
  productCount: cells.reduce((sum, { products }) => sum + products, 0),
  brandCount: 1,
});

const filterOf = (changes: Partial<CellFilter> = {}): CellFilter => ({
  categoryIds: null,
  brandKeys: null,
  inStock: false,
  isNew: false,
  isFeatured: false,
  ...changes,
});

const overview = overviewOf(
  cell({ products: 5 }),
  cell({ products: 3, inStock: false }),
  cell({ categoryId: 'pompa', products: 2, isNew: true, brandKey: 'wilo' }),
);

it('counts a filter once while the overview is current', () => {
  const counts = new CachedCounts();
  const vana = () => counts.of(filterOf({ categoryIds: new Set(['vana']) }), overview);
  expect(vana().total).toBe(8);
  expect(vana()).toBe(vana());
});

it('counts again in the next overview', () => {
  const counts = new CachedCounts();
  expect(counts.of(filterOf(), overview).total).toBe(10);
  expect(counts.of(filterOf(), overviewOf(cell({ products: 4 }))).total).toBe(4);
  expect(counts.of(filterOf(), overview).total).toBe(10);
});

it.each<[Partial<CellFilter>, number]>([
  [{}, 10],
  [{ categoryIds: new Set(['pompa']) }, 2],
  [{ categoryIds: new Set([]) }, 0],
  [{ inStock: true }, 7],
  [{ isNew: true }, 2],
  [{ isFeatured: true }, 0],
  [{ brandKeys: new Set(['ayvaz']) }, 8],
  [{ brandKeys: new Set(['wilo']) }, 2],
  [{ categoryIds: new Set(['vana']), inStock: true }, 5],
])('keeps the counts of %j apart from others', (changes, total) => {
  const counts = new CachedCounts();
  const others = [filterOf(), filterOf({ categoryIds: new Set(['vana']) }), filterOf({ isNew: true })];
  for (const other of others) counts.of(other, overview);
  expect(counts.of(filterOf(changes), overview).total).toBe(total);
});

it('forgets counts that were not asked for lately where each holds many brands', () => {
  const manyBrands = overviewOf(
    ...Array.from({ length: 2_000 }, (_, place) => cell({ brandKey: `marka ${place}` })),
  );
  const counts = new CachedCounts();
  const of = (...ids: string[]) =>
    counts.of(filterOf({ categoryIds: new Set(['vana', ...ids]) }), manyBrands);
  const first = of();
  for (let place = 0; place < 100; place++) of(`bos-${place}`);
  expect(of()).not.toBe(first);
  expect(of('bos-99')).toBe(of('bos-99'));
});

it('counts a set of categories alike in any order', () => {
  const counts = new CachedCounts();
  const both = counts.of(filterOf({ categoryIds: new Set(['vana', 'pompa']) }), overview);
  expect(counts.of(filterOf({ categoryIds: new Set(['pompa', 'vana']) }), overview)).toBe(both);
});

it('knows how many products are in the categories, whatever else is filtered', () => {
  const counts = new CachedCounts();
  const filter = filterOf({ categoryIds: new Set(['vana']), inStock: true, brandKeys: new Set(['wilo']) });
  expect(counts.inCategories(filter, overview)).toBe(8);
  expect(counts.inCategories(filterOf({ isNew: true }), overview)).toBe(10);
});
