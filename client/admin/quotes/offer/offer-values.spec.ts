import {
  discounted,
  discountOf,
  isComplete,
  linesOf,
  type OfferValues,
  productLine,
  valuesOf,
} from './offer-values';
import { following } from './following-prices';
import { readPercent } from './percent';

const PUMP = {
  id: 'p1',
  name: 'Pompa',
  sku: 'PMP-1',
  unit: 'adet',
  basePrice: 10_000,
  minOrderQuantity: 1,
  deliveryTime: null,
  attributes: [],
};
const SIZED = {
  ...PUMP,
  attributes: [
    {
      id: 'g1',
      name: 'Çap',
      variations: [
        { id: 'v1', name: 'DN 50', price: 0 },
        { id: 'v2', name: 'DN 80', price: 2_500 },
        { id: 'v3', name: 'DN 100', price: null },
      ],
    },
  ],
};

const offer = (different: Partial<OfferValues> = {}): OfferValues => ({
  lines: [productLine(PUMP)],
  shipping: '0,00',
  validUntil: '01.01.2100',
  paymentTermDays: '',
  terms: '',
  note: '',
  isBuyerNotified: true,
  ...different,
});

const draftLine = {
  askedLineId: 'a1',
  alternativeOf: null,
  productId: null,
  productName: null,
  sku: null,
  selectedVariations: [],
  description: 'Özel flanş',
  quantity: 2,
  unit: 'adet',
  listPrice: null,
  unitPrice: null,
  discount: 0,
  deliveryTime: null,
};

it('leaves the price of a line without one empty', () => {
  const { lines } = valuesOf({
    lines: [draftLine],
    shipping: 0,
    taxRate: 2000,
    validUntil: '2026-12-27',
    paymentTermDays: null,
    terms: null,
    note: null,
  });
  expect(lines[0]?.unitPrice).toBe('');
});

it('keeps an alternative with the line that it may replace', () => {
  const { lines } = valuesOf({
    lines: [draftLine, { ...draftLine, askedLineId: null, alternativeOf: 0 }],
    shipping: 0,
    taxRate: 2000,
    validUntil: '2026-12-27',
    paymentTermDays: null,
    terms: null,
    note: null,
  });
  expect(lines[1]?.alternativeOf).toBe(lines[0]?.lineId);
});

it('lets an alternative stand for itself once its line is gone', () => {
  expect(linesOf([{ ...productLine(PUMP), alternativeOf: 'gone' }])[0]?.alternativeOf).toBeNull();
});

it('leaves a product on request without a list price', () => {
  expect(productLine({ ...PUMP, basePrice: 0 })).toMatchObject({ listPrice: null, unitPrice: '' });
});

it('may not be sent on a day that is no longer possible', () => {
  expect(isComplete(offer({ validUntil: '01.01.2020' }))).toBe(false);
});

it('may not be sent while a price is 0', () => {
  expect(isComplete(offer({ lines: [{ ...productLine(PUMP), unitPrice: '0,00' }] }))).toBe(false);
});

it('rounds a discounted price half-up', () => {
  expect(discounted(3333, 1050)).toBe(2983);
});

it('says no discount of a price above the list', () => {
  expect(discountOf(100, 120)).toBeNull();
});

it.each([
  ['12,7', 1270],
  ['%5', 500],
  ['100', null],
  ['1.5', null],
])('reads %s as a share', (typed, basisPoints) => {
  expect(readPercent(typed)).toBe(basisPoints);
});

it('prices a choice, with the discount that was given', () => {
  const line = productLine(SIZED);
  expect(line).toMatchObject({ variationIds: ['v1'], listPrice: 10_000 });
  const chosen = { ...line, discount: '10', unitPrice: '90,00', variationIds: ['v2'] };
  expect(following(chosen, 'variationIds.0')).toEqual({ listPrice: 12_500, unitPrice: '112,50' });
});

it('leaves the price of a choice on request to staff', () => {
  const chosen = { ...productLine(SIZED), variationIds: ['v3'] };
  expect(following(chosen, 'variationIds.0')).toEqual({ listPrice: null, discount: '', unitPrice: '' });
});

it('returns to the list price when the discount is taken out again', () => {
  const discountedLine = { ...productLine(PUMP), discount: '', unitPrice: '90,00' };
  expect(following(discountedLine, 'discount')).toEqual({ unitPrice: '100,00' });
  expect(following({ ...discountedLine, unitPrice: '120,00' }, 'discount')).toEqual({});
});
