import {
  fieldLabel,
  formErrors,
  inFormOrder,
  malformedFields,
  missingFields,
  TEXT_FIELDS,
} from './checkout-fields';

const EMPTY = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Parameters<
  typeof missingFields
>[0];

it('asks for name, e-mail, phone and the delivery address, and for nothing else', () => {
  expect(Object.keys(missingFields(EMPTY, true))).toEqual([
    'buyer.name',
    'buyer.phone',
    'buyer.email',
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

it('names what was filled in and cannot be right, in the order of the form', () => {
  const typed = {
    'buyer.phone': '123',
    'buyer.email': 'ayse@ornek',
    'shippingAddress.postalCode': '12',
    'billingAddress.postalCode': '12',
  };
  expect(inFormOrder(malformedFields({ ...EMPTY, ...typed }, true))).toEqual([
    ['buyer.phone', 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.'],
    ['buyer.email', 'Geçerli bir e-posta adresi girin.'],
    ['shippingAddress.postalCode', 'Posta kodu 5 rakamdır.'],
  ]);
  expect(malformedFields({ ...EMPTY, ...typed }, false)).toHaveProperty(['billingAddress.postalCode']);
});

it('finds nothing wrong with what is left empty or rightly filled in', () => {
  expect(malformedFields(EMPTY, false)).toEqual({});
  const typed = {
    'buyer.phone': ' +90 (532) 111-22-33 ',
    'buyer.email': 'ayse@ornek.example',
    'shippingAddress.postalCode': ' 34218 ',
  };
  expect(malformedFields({ ...EMPTY, ...typed }, false)).toEqual({});
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
