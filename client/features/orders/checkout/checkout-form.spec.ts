import { checkoutSchema, type CheckoutValues, emptyCheckout, isFilledIn } from './checkout-form';

const EMPTY = emptyCheckout('BANK_TRANSFER');
const ADDRESS = { province: 'İstanbul', district: 'Bağcılar', streetAddress: 'No: 14', postalCode: '' };
const BUYER = { ...EMPTY.buyer, name: 'Ayşe Işık', phone: '0532 555 08 17', email: 'ayse@ornek.example' };
const FILLED: CheckoutValues = { ...EMPTY, buyer: BUYER, shippingAddress: ADDRESS };

const errorsOf = (values: CheckoutValues) =>
  checkoutSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];
const withPhone = (phone: string) => ({ ...FILLED, buyer: { ...BUYER, phone } });
const withPostalCode = (postalCode: string) => ({ ...FILLED, shippingAddress: { ...ADDRESS, postalCode } });

it('asks for name, phone, e-mail and the delivery address, and for nothing else', () => {
  expect(errorsOf(EMPTY)).toEqual([
    'buyer.name',
    'buyer.phone',
    'buyer.email',
    'shippingAddress.province',
    'shippingAddress.district',
    'shippingAddress.streetAddress',
  ]);
  expect(errorsOf(FILLED)).toEqual([]);
});

it('asks for the billing address only where it is another one', () => {
  const values = { ...FILLED, billsToShipping: false, billingAddress: { ...ADDRESS, province: '' } };
  expect(errorsOf(values)).toEqual(['billingAddress.province']);
});

it('takes blanks for nothing', () => {
  expect(isFilledIn({ ...FILLED, buyer: { ...BUYER, name: '  ' } })).toBe(false);
  expect(isFilledIn({ ...FILLED, buyer: { ...BUYER, email: 'ayse@' } })).toBe(true);
});

it('names at once what is missing and what cannot be right', () => {
  const values = {
    ...FILLED,
    buyer: { ...BUYER, name: '', email: 'ayse@ornek' },
    shippingAddress: { ...ADDRESS, postalCode: '12' },
  };
  expect(errorsOf(values)).toEqual(['buyer.name', 'buyer.email', 'shippingAddress.postalCode']);
});

it.each([' 34490', '34490 ', '34 490', ''])('takes the pasted postal code «%s»', (postalCode) => {
  expect(errorsOf(withPostalCode(postalCode))).toEqual([]);
});

it.each([
  '0532 555 08 1',
  '+90 532 555 08 1',
  '0090 532 555 08 1',
  '90 532 555 08 1',
  '0532 555 08 177',
  '123',
])('tells at the field that the phone number «%s» has a digit too few or too many', (phone) => {
  expect(errorsOf(withPhone(phone))).toEqual(['buyer.phone']);
});

it.each([
  ' +90 (532) 555-08-17 ',
  '90 532 555 08 17',
  '532 555 08 17',
  '0212 555 01 42',
  '+49 30 901820',
  '0049 30 9018200',
])('takes the phone number «%s»', (phone) => {
  expect(errorsOf(withPhone(phone))).toEqual([]);
});
