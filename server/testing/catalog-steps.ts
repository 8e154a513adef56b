import fc from 'fast-check';

/** How many products there are to work on, in three categories. */
export const PRODUCTS = 6;

/** What somebody does to the product or category of that place, by the version they saw last. */
export type CatalogStep =
  | { kind: 'fields'; place: number; fields: object }
  | { kind: 'stock'; place: number; to: number; isStale: boolean }
  | { kind: 'archive' | 'restore'; place: number }
  | { kind: 'many'; change: object }
  | { kind: 'category'; place: number; category: object }
  | { kind: 'delete category'; place: number }
  | { kind: 'order'; place: number; quantity: number };

const words = fc.constantFrom(
  'Küresel Vana DN50',
  'IŞIK Pompası',
  'Isı Eşanjörü M6',
  'Boyler 200 L',
  '★★★',
  'Filtre Y 1/2"',
);
const place = fc.nat(PRODUCTS - 1);
export const catalogStep: fc.Arbitrary<CatalogStep> = fc.oneof(
  fc.record({
    kind: fc.constant('fields' as const),
    place,
    fields: fc.record(
      {
        name: words,
        slug: fc.constantFrom('vana', 'pompa', 'esanjor', 'boyler'),
        takesFormerSlug: fc.constant(true),
        brand: fc.constantFrom('Kazmer', 'KAZMER', 'Alfa'),
        isNew: fc.boolean(),
        isFeatured: fc.boolean(),
        inStock: fc.boolean(),
        tags: fc.array(words, { maxLength: 2 }),
        basePrice: fc.constantFrom(0, 100, 250_000),
        categoryId: fc.constantFrom('A', 'B', 'C'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('stock' as const), place, to: fc.nat(30), isStale: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('archive' as const, 'restore' as const), place }),
  fc.record({
    kind: fc.constant('many' as const),
    change: fc.constantFrom(
      { price: { percent: 10 } },
      { isNew: true },
      { isArchived: false },
      { categoryId: 'B' },
    ),
  }),
  fc.record({
    kind: fc.constant('category' as const),
    place: fc.nat(2),
    category: fc.record({ name: words, isActive: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('delete category' as const), place: fc.nat(2) }),
  fc.record({ kind: fc.constant('order' as const), place, quantity: fc.integer({ min: 1, max: 5 }) }),
);
