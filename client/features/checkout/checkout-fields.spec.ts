import { fieldLabel, formErrors, inFormOrder, missingFields, TEXT_FIELDS } from './checkout-fields';

const EMPTY = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Parameters<
  typeof missingFields
>[0];

it('asks for name, e-mail, phone and the delivery address, and for nothing else', () => {
  expect(Object.keys(missingFields(EMPTY, true))).toEqual([
    'buyer.name',
    'buyer.email',
    'buyer.phone',
    'shippingAddress.province',
    'shippingAddress.district',
    'shippingAddress.streetAddress',
  ]);
});

it('asks for the billing address only where it is another one', () => {
  const missing = Object.keys(missingFields({ ...EMPTY, 'billingAddress.district': 'Nilüfer' }, false));
  expect(missing).toContain('billingAddress.province');
  expect(missing).not.toContain('billingAddress.district');
});

it('takes blanks for nothing', () => {
  expect(missingFields({ ...EMPTY, 'buyer.name': '  ' }, true)).toHaveProperty(['buyer.name']);
});

it('knows the field behind a path of the server', () => {
  const said = { 'buyer.taxNumber': 'a', paymentMethod: 'b', 'acceptedDocuments.0.hash': 'c' };
  expect(formErrors(said)).toEqual({ 'buyer.taxNumber': 'a', paymentMethod: 'b' });
});

it('lists errors in the order of the form, those of the documents last', () => {
  const errors = {
    'acceptedDocuments.on-bilgilendirme': 'd',
    notes: 'c',
    'shippingAddress.province': 'b',
    'buyer.name': 'a',
  };
  expect(inFormOrder(errors).map(([, message]) => message)).toEqual(['a', 'b', 'c', 'd']);
});

it('has a word for every field', () => {
  expect(TEXT_FIELDS.map(fieldLabel)).not.toContain(undefined);
});
