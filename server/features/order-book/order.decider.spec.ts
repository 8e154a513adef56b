import { specsOf } from '../../kernel/event-store/test-given.js';
import {
  cancelOrder,
  cancelOwnOrder,
  changeOrderStatus,
  markOrderPaid,
  noteOrder,
  placeOrder,
  reactivateOrder,
  revertOrderPayment,
} from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { PLACED } from './test-order.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const placed: OrderEvent = { type: 'OrderPlaced', data: PLACED };
const confirmed: OrderEvent = {
  type: 'OrderStatusChanged',
  data: { from: 'pending', to: 'confirmed', reason: null },
};
const cancelled: OrderEvent = { type: 'OrderCancelled', data: { from: 'pending', reason: 'Vazgeçildi' } };
const paid: OrderEvent = { type: 'OrderMarkedPaid', data: { reason: null } };
const lines = [{ position: 1, taken: { quantity: 2, variationIds: [] }, backOrdered: 1 }];
const reactivated: OrderEvent = {
  type: 'OrderReactivated',
  data: { to: 'pending', reason: null, lines },
};

const toConfirmed = (order: OrderState) => changeOrderStatus({ to: 'confirmed', reason: null }, order);
const cancel = (order: OrderState) => cancelOrder({ reason: 'Vazgeçildi' }, order);
const cancelOwn = (order: OrderState) => cancelOwnOrder({ reason: 'Vazgeçildi' }, order);
const reactivate = (order: OrderState) => reactivateOrder({ to: 'pending', reason: null, lines }, order);
const markPaid = (order: OrderState) => markOrderPaid({ reason: null }, order);
const revertPayment = (order: OrderState) => revertOrderPayment({ reason: 'İade' }, order);

it('records what was placed as it was, under the number of its id', () => {
  const { number, ...order } = PLACED;
  expect(placeOrder(`${number}-8d6f-4a39-9a57-0d1d2f6b1c11`, order)).toEqual([placed]);
});

describe('a status', () => {
  it('is changed', () => given(placed).when(toConfirmed).then(confirmed));
  it('stays quiet about the status it has', () => given(placed, confirmed).when(toConfirmed).then());
  it('is not changed out of cancelled without taking stock again', () =>
    given(placed, cancelled).when(toConfirmed).thenRefused('ORDER_IS_CANCELLED'));

  it.each([
    ['shipped', 'pending'],
    ['delivered', 'processing'],
    ['confirmed', 'shipped'],
  ] as const)('may go from %s to %s', (from, to) => {
    given(placed, { type: 'OrderStatusChanged', data: { from: 'pending', to: from, reason: null } })
      .when((order) => changeOrderStatus({ to, reason: 'Düzeltme' }, order))
      .then({ type: 'OrderStatusChanged', data: { from, to, reason: 'Düzeltme' } });
  });

  it('that becomes cancelled is a cancellation', () =>
    given(placed)
      .when((order) => changeOrderStatus({ to: 'cancelled', reason: 'Vazgeçildi' }, order))
      .then(cancelled));
});

describe('staff', () => {
  it('cancel an order', () => given(placed).when(cancel).then(cancelled));
  it('stay quiet about a cancelled one', () => given(placed, cancelled).when(cancel).then());
  it('bring it back with the stock it took', () =>
    given(placed, cancelled).when(reactivate).then(reactivated));
  it('stay quiet about one that is alive', () => given(placed).when(reactivate).then());
});

describe('the buyer', () => {
  it('takes a pending order back', () => given(placed).when(cancelOwn).then(cancelled));
  it('does not take back what is worked on', () =>
    given(placed, confirmed).when(cancelOwn).thenRefused('ORDER_NOT_CANCELLABLE'));
  it('stays quiet the second time', () => given(placed, cancelled).when(cancelOwn).then());
});

describe('a payment', () => {
  it('is recorded', () => given(placed).when(markPaid).then(paid));
  it('is recorded once', () => given(placed, paid).when(markPaid).then());
  it('is taken back', () =>
    given(placed, paid)
      .when(revertPayment)
      .then({ type: 'OrderPaymentReverted', data: { reason: 'İade' } }));
  it('that never came cannot be taken back', () => given(placed).when(revertPayment).then());
});

describe('a note', () => {
  it('is kept without blanks around it', () =>
    given(placed)
      .when(() => noteOrder({ note: ' Arandı ' }))
      .then({ type: 'OrderNoted', data: { note: 'Arandı' } }));
  it('of nothing is none', () =>
    given(placed)
      .when(() => noteOrder({ note: '  ' }))
      .then());
});

it('holds no stock while it is cancelled, and what was taken anew afterwards', () => {
  expect(orderOf([placed, cancelled]).lines[0]).toMatchObject({ taken: { quantity: 0 }, backOrdered: 0 });
  expect(orderOf([placed, cancelled, reactivated]).lines[0]).toMatchObject({
    taken: { quantity: 2 },
    backOrdered: 1,
  });
});
