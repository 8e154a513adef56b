import { PRODUCT_SCHEMA } from './product.schema';
import { blankAttribute, blankVariation, BLANK_PRODUCT, type ProductValues } from './product.values';

const FULL: ProductValues = {
  ...BLANK_PRODUCT,
  name: 'Vana',
  sku: 'V',
  brand: 'Vanora',
  model: 'V1',
  categoryId: '1',
  basePriceKurus: '0',
  shortDescription: 'a',
  description: 'b',
};

const wrongIn = (values: ProductValues) =>
  (PRODUCT_SCHEMA.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));

const withChoice = (change: Partial<ProductValues['attributes'][number]['variations'][number]>) => ({
  ...FULL,
  attributes: [
    { ...blankAttribute(), name: 'Boy', variations: [{ ...blankVariation(), name: 'DN 25', ...change }] },
  ],
});

it('takes a product with the nine fields; 0 is a price on request', () => {
  expect(wrongIn(FULL)).toEqual([]);
});

it('asks for the nine fields of a new product', () => {
  const blank = { ...BLANK_PRODUCT, stockQuantity: { amount: '', seen: null } };
  expect(new Set(wrongIn(blank))).toEqual(
    new Set([
      'name',
      'brand',
      'model',
      'sku',
      'categoryId',
      'basePriceKurus',
      'stockQuantity.amount',
      'shortDescription',
      'description',
    ]),
  );
});

it.each<[string, Partial<ProductValues>, string]>([
  ['a price below zero', { basePriceKurus: '-1' }, 'basePriceKurus'],
  ['an ungrouped dot', { basePriceKurus: '1.5' }, 'basePriceKurus'],
  ['a stock below zero', { stockQuantity: { amount: '-1', seen: null } }, 'stockQuantity.amount'],
  ['a part of a piece', { stockQuantity: { amount: '1,5', seen: null } }, 'stockQuantity.amount'],
  ['an order of none', { minOrderQuantity: '0' }, 'minOrderQuantity'],
  ['a rating above five', { rating: '5,1' }, 'rating'],
  ['a name of blanks', { name: '  ' }, 'name'],
  [
    'a value without a name',
    { technicalSpecs: [{ group: '', lines: [{ name: '', value: '1', unit: '' }] }] },
    'technicalSpecs.0.lines.0.name',
  ],
  [
    'a group without choices',
    { attributes: [{ ...blankAttribute(), name: 'Boy' }] },
    'attributes.0.variations',
  ],
])('refuses %s at its field', (_what, change, field) => {
  expect(wrongIn({ ...FULL, ...change })).toEqual([field]);
});

it('refuses a difference that is no number, and takes none for 0', () => {
  expect(wrongIn(withChoice({ price: '13.9o' }))).toEqual(['attributes.0.variations.0.price']);
  const [issue] = PRODUCT_SCHEMA.safeParse(withChoice({ price: '13.9o' })).error?.issues ?? [];
  expect(issue?.message).toContain('«13.9o» sayı olmadığı için kaydedilmedi');
  expect(wrongIn(withChoice({ price: '1.5' }))).toEqual(['attributes.0.variations.0.price']);
  expect(wrongIn(withChoice({ price: '−14.200' }))).toEqual([]);
  expect(wrongIn(withChoice({ price: '' }))).toEqual([]);
});

it('takes blank rows, which are not saved', () => {
  const lines = [{ name: '', value: '', unit: '' }];
  expect(wrongIn({ ...FULL, technicalSpecs: [{ group: '', lines }], tags: [{ text: '' }] })).toEqual([]);
});
