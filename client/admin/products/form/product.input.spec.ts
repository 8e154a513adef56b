import { changedProductInput, newProductInput } from './product.input';
import { BLANK_PRODUCT, type ProductValues } from './product.values';
import { productValues, specGroupsOf } from './read-product';

const NEW: ProductValues = {
  ...BLANK_PRODUCT,
  name: 'Isı Pompası',
  slug: 'isi-pompasi',
  basePriceKurus: '1.250,50',
  stockQuantity: { amount: '8', seen: null },
};

const SAVED = productValues({
  id: 'p',
  version: 3,
  slug: 'vana',
  name: 'Vana',
  sku: 'V',
  brand: 'Vanora',
  model: 'V1',
  category: { id: '1', name: 'Vanalar' },
  basePrice: 100_000,
  stockQuantity: 5,
  inStock: true,
  unit: 'adet',
  isNew: false,
  isFeatured: false,
  isMadeToMeasure: false,
  rating: 4.5,
  reviewCount: 2,
  isArchived: false,
  isPublic: true,
  updatedAt: '',
  shortDescription: 'a',
  description: 'b',
  minOrderQuantity: 1,
  deliveryTime: null,
  warranty: '2 yıl',
  certifications: [],
  features: ['Bir'],
  applications: [],
  tags: [],
  seo: { title: null, description: null, keywords: ['a', 'b'] },
  technicalSpecs: [
    { name: 'Güç', value: '1', unit: 'kW', group: 'Motor' },
    { name: 'Çap', value: '25', unit: null, group: null },
  ],
  attributes: [
    {
      id: 'g',
      name: 'Boy',
      type: 'SIZE',
      variations: [{ id: 'v', name: 'DN 25', value: 'DN 25', price: -500, stock: 3, sku: null }],
    },
  ],
  pictures: [{ picture: { id: 'r', darkUrl: null }, source: null, alt: 'Önden' }],
  documents: [],
  successor: null,
  equivalents: [{ id: 'e', name: 'Eş', sku: 'E', isArchived: false }],
  spareParts: [],
  updatedBy: { name: 'Ece İşcan' },
});
const { values: saved } = SAVED;

it('leaves an address that only follows the name to the server, and sends one that was typed', () => {
  expect(newProductInput(NEW)).not.toHaveProperty('slug');
  expect(newProductInput({ ...NEW, slug: 'baska' })).toMatchObject({ slug: 'baska' });
});

it('sends all of a new product, with blank rows left out', () => {
  const lines = [{ text: ' CE ' }, { text: ' ' }];
  expect(newProductInput({ ...NEW, certifications: lines, seoKeywords: 'a, b,, a ' })).toMatchObject({
    basePrice: 125_050,
    stock: { to: 8 },
    certifications: ['CE'],
    seoKeywords: ['a', 'b'],
    technicalSpecs: [],
    attributes: [],
    minOrderQuantity: 1,
  });
});

it('sends nothing of what was only looked at', () => {
  expect(changedProductInput(saved, saved)).toEqual({});
  // Orders took some meanwhile; a blank row was added.
  const looked = {
    ...saved,
    features: [...saved.features, { text: ' ' }],
    stockQuantity: { amount: '3', seen: 3 },
  };
  expect(changedProductInput(looked, saved)).toEqual({});
});

it('sends only what was changed, and clears what was emptied', () => {
  const changed = { ...saved, model: 'V2', warranty: '', features: [{ text: '' }], equivalentIds: [] };
  expect(changedProductInput(changed, saved)).toEqual({
    model: 'V2',
    warranty: null,
    features: [],
    equivalentIds: [],
  });
});

it('says of a stock what was seen and what it is from now on', () => {
  const changed = { ...saved, stockQuantity: { amount: ' 12 ', seen: 5 } };
  expect(changedProductInput(changed, saved)).toEqual({ stock: { from: 5, to: 12 } });
});

it('keeps the ids of groups and choices that are renamed, and their stock when nobody typed another one', () => {
  const [group] = saved.attributes;
  const [choice] = group!.variations;
  const renamed = {
    ...group!,
    name: 'Çap',
    variations: [
      { ...choice!, name: 'DN 32', price: '' },
      { ...choice!, ownId: '', name: 'DN 40', isOnRequest: true },
    ],
  };
  expect(changedProductInput({ ...saved, attributes: [renamed] }, saved).attributes).toEqual([
    {
      id: 'g',
      name: 'Çap',
      type: 'SIZE',
      variations: [
        { id: 'v', name: 'DN 32', value: 'DN 32', price: 0, stock: null, sku: null },
        { name: 'DN 40', value: 'DN 40', price: null, stock: null, sku: null },
      ],
    },
  ]);
});

it('puts lines of the data sheet into the groups that follow each other, and sends them as they came', () => {
  const spec = (name: string, group: string | null) => ({ name, value: '1', unit: null, group });
  const groups = specGroupsOf([spec('a', 'M'), spec('b', 'M'), spec('c', null), spec('d', 'M')]);
  expect(groups.map(({ group, lines }) => [group, lines.length])).toEqual([
    ['M', 2],
    ['', 1],
    ['M', 1],
  ]);
  const sent = changedProductInput({ ...saved, technicalSpecs: groups }, saved).technicalSpecs ?? [];
  expect(sent.map(({ name, group }) => [name, group])).toEqual([
    ['a', 'M'],
    ['b', 'M'],
    ['c', null],
    ['d', 'M'],
  ]);
});
