import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { orderProblem } from './order-problem';

const refusal = (code: string, details: object = {}, message = 'Olmadı.') =>
  new CombinedError({
    graphQLErrors: [new GraphQLError(message, { path: ['addOrder'], extensions: { code, details } })],
  });

it('leads wrong input back to its fields', () => {
  const fields = [
    { path: 'buyer.email', message: 'E-posta adresi geçersiz.' },
    { path: 'shippingAddress.postalCode', message: 'Beş hane olmalı.' },
  ];
  expect(orderProblem(refusal('BAD_USER_INPUT', { fields }), 100)).toEqual({
    kind: 'fields',
    fields: {
      'buyer.email': 'E-posta adresi geçersiz.',
      'shippingAddress.postalCode': 'Beş hane olmalı.',
    },
  });
});

it('says in one sentence what belongs to no field', () => {
  expect(orderProblem(refusal('BAD_USER_INPUT', {}, 'Hata var.'), 100)).toMatchObject({
    kind: 'refused',
    message: 'Hata var.',
  });
});

it('remembers the sum the buyer agreed to when it has changed', () => {
  expect(orderProblem(refusal('PRICE_CHANGED'), 97_200)).toEqual({
    kind: 'price-changed',
    agreedTotal: 97_200,
  });
});

it('names what the stock no longer covers when the texts have changed, and when it is delivered', () => {
  const procured = [{ productId: 'p', productName: 'Pompa', delivery: 'tedarik edilerek en geç 30 gün' }];
  expect(orderProblem(refusal('DOCUMENTS_CHANGED', { procured }), 100)).toEqual({
    kind: 'documents-changed',
    procured: [{ productName: 'Pompa', delivery: 'tedarik edilerek en geç 30 gün' }],
  });
});

it('names the product that ran out, with the way to the cart', () => {
  const soldOut = refusal('OUT_OF_STOCK', {}, 'IL 50-18 stokta kalmadı.');
  expect(orderProblem(soldOut, 100)).toEqual({
    kind: 'refused',
    message: 'IL 50-18 stokta kalmadı.',
    concernsCart: true,
  });
});

it('does not know what became of an order whose answer was lost or broke', () => {
  const lost = new CombinedError({ networkError: new TypeError('Failed to fetch') });
  expect(orderProblem(lost, 100).kind).toBe('unanswered');
  expect(orderProblem(refusal('INTERNAL', { reference: 'r-1' }), 100)).toEqual({
    kind: 'unanswered',
    reference: 'r-1',
  });
});

it('knows the number of an order that was placed before the buyer signed in or out', () => {
  expect(orderProblem(refusal('ORDER_ALREADY_PLACED', { number: '1f3c5a70' }), 100)).toEqual({
    kind: 'already-ordered',
    number: '1f3c5a70',
  });
});

it.each(['ORDER_LIMIT_EXCEEDED', 'OPEN_ORDERS_EXCEEDED'])(
  'tells a cart apart that holds more than the buyer may order: %s',
  (code) => {
    expect(orderProblem(refusal(code), 100)).toEqual({
      kind: 'over-limit',
      message: 'Olmadı.',
    });
  },
);

it.each([
  ['CART_EMPTY', 'cart-empty'],
  ['DOCUMENTS_CHANGED', 'documents-changed'],
  ['IDEMPOTENCY_CONFLICT', 'already-ordered'],
  ['RATE_LIMITED', 'refused'],
])('knows %s', (code, kind) => {
  expect(orderProblem(refusal(code), 100).kind).toBe(kind);
});
