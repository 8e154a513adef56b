import fc from 'fast-check';
import { ATTRIBUTE_KINDS, type ProductDraft } from '../drafts/product.draft.js';

const ODD = [
  '=HYPERLINK("http://x";"y")',
  '1,5 kW, paslanmaz',
  'Üst > Alt',
  '#N/A',
  '#YOK',
  '+90 532',
  '15.000,50',
  '@a',
  '-1',
  '"',
  "'",
  "''",
  '""',
  ';',
  '|',
  ',',
  '\n',
  '\t',
  ' ',
  '2"',
  '_x0041_',
  '<b>&amp;',
  '__proto__',
  '★',
  'Şamandıra',
  'a',
];
const odd = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...ODD), { maxLength: 4 }).map((parts) => parts.join('')),
  },
  // What stands for an unreadable byte is a warning of its row.
  fc.string({ unit: 'grapheme' }).map((text) => text.normalize('NFC').replaceAll('\ufffd', '?')),
);
const shown = odd.filter((text) => text.trim() !== '');
const oddOrNull = fc.option(odd, { nil: null });
const list = fc.array(shown, { maxLength: 4 });
const kurus = fc.oneof(fc.constant(0), fc.nat(90_000_000_000));

const variation = fc.record({
  name: shown,
  value: fc.option(shown, { nil: undefined }),
  priceKurus: fc.option(fc.integer({ min: -9_000_000, max: 9_000_000 }), { nil: null }),
  stock: fc.nat(),
  sku: oddOrNull,
});

/** The same names with a number behind each, so that no two are one. */
const distinct = <Named extends { name: string }>(named: Named[]): Named[] =>
  named.map((one, index) => ({ ...one, name: `${one.name}${index}` }));

const attribute = fc.record({
  name: shown,
  kind: fc.constantFrom(...ATTRIBUTE_KINDS),
  variations: fc.array(variation, { minLength: 1, maxLength: 3 }).map(distinct),
});

const picture = fc.oneof(
  fc.record({
    source: fc.constantFrom('https://a.b/c.jpg', 'https://a.b/d,e.png', 'https://a.b/f;g', 'kazan.jpg'),
  }),
  fc.record({ pictureId: fc.uuid(), source: fc.constantFrom(null, 'https://a.b/h.webp') }),
);

/** A product whose texts hold what separates, quotes, begins a formula or is an error elsewhere in a spreadsheet. */
export const oddProduct: fc.Arbitrary<ProductDraft> = fc.record({
  name: shown,
  sku: shown,
  shortDescription: odd,
  description: odd,
  brand: odd,
  model: odd,
  unit: shown,
  deliveryTime: oddOrNull,
  warranty: oddOrNull,
  seoTitle: oddOrNull,
  seoDescription: oddOrNull,
  tags: list,
  features: list,
  applications: list,
  certifications: list,
  seoKeywords: list,
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  isFeatured: fc.boolean(),
  basePriceKurus: kurus,
  minOrderQuantity: fc.integer({ min: 1, max: 99_999 }),
  stockQuantity: fc.nat(),
  reviewCount: fc.nat(),
  rating: fc.nat(50).map((tenths) => tenths / 10),
  pictures: fc.array(picture, { maxLength: 3 }),
  technicalSpecs: fc.array(fc.record({ name: shown, value: shown, unit: oddOrNull, group: oddOrNull }), {
    maxLength: 4,
  }),
  attributes: fc.array(attribute, { maxLength: 3 }).map(distinct),
});
