import { offerDifferences } from './quote-differences';

const line = (change: object = {}) => ({
  id: 'a',
  askedLineId: 'asked',
  alternativeOf: null,
  productId: null,
  productName: null,
  selectedVariations: [],
  description: 'Vana',
  quantity: 2,
  unit: 'adet',
  unitPrice: 10_000,
  deliveryTime: '8 hafta',
  ...change,
});
const offer = (
  lines: ReturnType<typeof line>[],
  sums = { subtotal: 20_000, shipping: 0, total: 24_000 },
) => ({
  lines,
  ...sums,
});

it('says nothing of two offers that are alike but for the ids of their lines', () => {
  expect(offerDifferences(offer([line()]), offer([line({ id: 'b' })]))).toEqual([]);
});

it('names quantity, price and delivery of one line, and the sums', () => {
  const after = offer([line({ id: 'b', quantity: 3, unitPrice: 9_550, deliveryTime: '6 hafta' })], {
    subtotal: 28_650,
    shipping: 0,
    total: 34_380,
  });
  expect(offerDifferences(offer([line()]), after)).toEqual([
    {
      kind: 'QUANTITY',
      lineId: 'b',
      label: 'Vana, miktar',
      before: '2\u00a0adet',
      after: '3\u00a0adet',
      difference: null,
    },
    {
      kind: 'PRICE',
      lineId: 'b',
      label: 'Vana, birim fiyat',
      before: '₺100,00',
      after: '₺95,50',
      difference: -450,
    },
    {
      kind: 'DELIVERY',
      lineId: 'b',
      label: 'Vana, teslim',
      before: '8 hafta',
      after: '6 hafta',
      difference: null,
    },
    {
      kind: 'SUM',
      lineId: null,
      label: 'Ara toplam, net',
      before: '₺200,00',
      after: '₺286,50',
      difference: 8_650,
    },
    {
      kind: 'SUM',
      lineId: null,
      label: 'Toplam, KDV dahil',
      before: '₺240,00',
      after: '₺343,80',
      difference: 10_380,
    },
  ]);
});

it('names a line that was added and one that is gone', () => {
  const freight = line({ id: 'f', askedLineId: null, description: 'Nakliye', quantity: 1 });
  const added = offerDifferences(offer([line()]), offer([line(), freight]));
  expect(added).toMatchObject([{ kind: 'ADDED', lineId: 'f', label: 'Nakliye', before: null }]);
  const removed = offerDifferences(offer([line(), freight]), offer([line()]));
  expect(removed).toMatchObject([
    { kind: 'REMOVED', lineId: null, label: 'Nakliye', before: '1\u00a0adet × ₺100,00', after: null },
  ]);
});

it('takes what answers the same request for the same line, and an alternative for another one', () => {
  const named = line({ id: 'b', productId: 'p', productName: 'Küresel Vana', unitPrice: 12_000 });
  expect(offerDifferences(offer([line()]), offer([named]))).toMatchObject([
    { kind: 'ARTICLE', label: 'Kalem', before: 'Vana', after: 'Küresel Vana' },
    { kind: 'PRICE', label: 'Küresel Vana, birim fiyat' },
  ]);
  const alternative = line({ id: 'm', alternativeOf: 'a', description: 'Muadil vana' });
  expect(offerDifferences(offer([line()]), offer([line(), alternative]))).toMatchObject([
    { kind: 'ADDED', lineId: 'm' },
  ]);
});

it('says that a line became an alternative, which no longer counts in the sums', () => {
  const gasket = { id: 'c', askedLineId: null, description: 'Conta' };
  const after = offer([line(), line({ ...gasket, alternativeOf: 'a' })]);
  expect(offerDifferences(offer([line(), line(gasket)]), after)).toMatchObject([
    { kind: 'ROLE', lineId: 'c', label: 'Conta, muadil', before: 'hayır', after: 'evet', difference: null },
  ]);
});
