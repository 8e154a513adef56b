import { productLine, textLine, withLine, listPriceOf } from './asked-lines';
import { type AskedProduct } from './asked-product';
import { missingIn, NO_TEXTS, requestInput } from './request-values';

const PRODUCT: AskedProduct = {
  id: 'p1',
  slug: 'vana',
  name: 'Vana',
  model: 'KV-100',
  sku: 'KV100',
  unit: 'adet',
  brand: { name: 'Vanora' },
  minOrderQuantity: 2,
  basePrice: 100_00,
  pictures: [],
  attributes: [
    {
      id: 'a1',
      name: 'Ölçü',
      variations: [
        { id: 'v1', name: 'DN 80', price: 0, stock: 1, sku: null },
        { id: 'v2', name: 'DN 100', price: 25_50, stock: 1, sku: null },
        { id: 'v3', name: 'DN 300', price: null, stock: 1, sku: null },
      ],
    },
  ],
};

const TEXTS = { ...NO_TEXTS, name: ' Ayşe  Işık ', phone: '0532 111 22 33', email: 'ayse@ornek.com' };

it('raises a quantity to the minimum of the product', () => {
  expect(productLine(PRODUCT).quantity).toBe(2);
});

it('adds the same choices of a product to its line, and others as a line of their own', () => {
  const [first] = withLine([], productLine(PRODUCT, { a1: 'v1' }, 3));
  expect(withLine([first!], productLine(PRODUCT, {}, 2))).toMatchObject([{ quantity: 5 }]);
  expect(withLine([first!], productLine(PRODUCT, { a1: 'v2' }))).toHaveLength(2);
  expect(withLine([textLine('Boru')], textLine('Boru'))).toHaveLength(2);
});

it('adds up the list price of the choices, and has none where one is told on request', () => {
  expect(listPriceOf(productLine(PRODUCT, { a1: 'v2' }))).toBe(125_50);
  expect(listPriceOf(productLine(PRODUCT, { a1: 'v3' }))).toBeNull();
  expect(listPriceOf(productLine({ ...PRODUCT, basePrice: 0 }))).toBeNull();
});

it('names each thing that is missing by its field', () => {
  expect(missingIn(NO_TEXTS, [textLine(' ')])).toEqual({
    'lines.0.text': 'Ne istediğinizi yazın ya da kalemi çıkarın.',
    'buyer.name': 'Adınızı ve soyadınızı yazın.',
    'buyer.phone': 'Telefon numaranızı yazın.',
    'buyer.email': 'E-posta adresinizi yazın.',
  });
  expect(missingIn(TEXTS, [])).toEqual({ lines: 'En az bir kalem ekleyin.' });
  expect(missingIn(TEXTS, [textLine('Boru')])).toEqual({});
});

it('sends lines and texts without the blanks around them', () => {
  const lines = [productLine(PRODUCT, { a1: 'v2' }, 3), textLine(' DN 50 küresel vana ', 4)];
  expect(requestInput({ ...TEXTS, project: ' B Blok ' }, lines, { origin: 'FORM' })).toEqual({
    origin: 'FORM',
    buyer: { name: 'Ayşe Işık', phone: '0532 111 22 33', email: 'ayse@ornek.com', company: null },
    lines: [
      { productId: 'p1', variations: [{ attributeId: 'a1', variationId: 'v2' }], quantity: 3 },
      { text: 'DN 50 küresel vana', unit: 'adet', quantity: 4 },
    ],
    message: null,
    references: { project: 'B Blok', purchaseOrder: null },
  });
});
