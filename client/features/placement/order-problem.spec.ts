import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { type FormErrors, orderProblem } from './order-problem';

const refusal = (code: string, details: object = {}, message = 'Olmadı.') =>
  new CombinedError({
    graphQLErrors: [new GraphQLError(message, { path: ['addOrder'], extensions: { code, details } })],
  });

const FIELDS = ['buyer.email', 'shippingAddress.postalCode'];
const formErrors: FormErrors = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([path]) => FIELDS.includes(path)));

it('leads wrong input back to its fields', () => {
  const fields = [
    { path: 'buyer.email', message: 'E-posta adresi geçersiz.' },
    { path: 'shippingAddress.postalCode', message: 'Beş hane olmalı.' },
  ];
  expect(orderProblem(refusal('BAD_USER_INPUT', { fields }), 100, formErrors)).toEqual({
    kind: 'fields',
    errors: {
      'buyer.email': 'E-posta adresi geçersiz.',
      'shippingAddress.postalCode': 'Beş hane olmalı.',
    },
  });
});

it('says in one sentence what belongs to no field of the form', () => {
  const fields = [{ path: 'idempotencyKey', message: 'Metin çok kısa.' }];
  expect(orderProblem(refusal('BAD_USER_INPUT', { fields }, 'Hata var.'), 100, formErrors)).toMatchObject({
    kind: 'refused',
    message: 'Hata var.',
  });
});

it('remembers the sum the buyer agreed to when it has changed', () => {
  expect(orderProblem(refusal('PRICE_CHANGED'), 97_200, formErrors)).toEqual({
    kind: 'price-changed',
    agreedTotal: 97_200,
  });
});

it('names what the stock no longer covers when the texts have changed, and when it is delivered', () => {
  const procured = [{ productId: 'p', productName: 'Pompa', delivery: 'tedarik edilerek en geç 30 gün' }];
  expect(orderProblem(refusal('DOCUMENTS_CHANGED', { procured }), 100, formErrors)).toEqual({
    kind: 'documents-changed',
    procured: [{ productName: 'Pompa', delivery: 'tedarik edilerek en geç 30 gün' }],
  });
});

it('names the product that ran out, with the way to the cart', () => {
  const soldOut = refusal('OUT_OF_STOCK', {}, 'IL 50-18 stokta kalmadı.');
  expect(orderProblem(soldOut, 100, formErrors)).toEqual({
    kind: 'refused',
    message: 'IL 50-18 stokta kalmadı.',
    concernsCart: true,
  });
});

it('does not know what became of an order whose answer was lost or broke', () => {
  const lost = new CombinedError({ networkError: new TypeError('Failed to fetch') });
  expect(orderProblem(lost, 100, formErrors).kind).toBe('unanswered');
  expect(orderProblem(refusal('INTERNAL', { reference: 'r-1' }), 100, formErrors)).toEqual({
    kind: 'unanswered',
    reference: 'r-1',
  });
});

it('knows the number of an order that was placed before the buyer signed in or out', () => {
  expect(orderProblem(refusal('ORDER_ALREADY_PLACED', { number: '1f3c5a70' }), 100, formErrors)).toEqual({
    kind: 'already-ordered',
    number: '1f3c5a70',
  });
});

it('leads to the cart when it holds more than the buyer may order', () => {
  expect(orderProblem(refusal('ORDER_LIMIT_EXCEEDED'), 100, formErrors)).toMatchObject({
    concernsCart: true,
  });
});

it.each([
  ['CART_EMPTY', 'cart-empty'],
  ['DOCUMENTS_CHANGED', 'documents-changed'],
  ['IDEMPOTENCY_CONFLICT', 'already-ordered'],
  ['RATE_LIMITED', 'refused'],
])('knows %s', (code, kind) => {
  expect(orderProblem(refusal(code), 100, formErrors).kind).toBe(kind);
});
