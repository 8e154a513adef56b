import { specsOf } from '../../../kernel/event-store/test-given.js';
import {
  cancelOrder,
  cancelOwnOrder,
  cancelUnpaidOrder,
  changeOrderStatus,
  markOrderPaid,
  noteOrder,
  placeOrder,
  reactivateOrder,
  renewOrderLink,
  revertOrderPayment,
} from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { PLACED } from '../../../testing/placed-order.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const placed: OrderEvent = { type: 'OrderPlaced', data: PLACED };
const confirmed: OrderEvent = {
  type: 'OrderStatusChanged',
  data: { from: 'pending', to: 'confirmed', reason: null },
};
const cancelled: OrderEvent = { type: 'OrderCancelled', data: { from: 'pending', reason: 'Vazgeçildi' } };
const paid: OrderEvent = { type: 'OrderMarkedPaid', data: { reason: null } };
const lines = [{ position: 1, backOrdered: 1, countedVariationIds: [] }];
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

it('records a placed order as it is, under the number made of its id', () => {
  const { number, ...order } = PLACED;
  expect(placeOrder(`${number}-8d6f-4a39-9a57-0d1d2f6b1c11`, order)).toEqual([placed]);
});

describe('changing the status of an order', () => {
  it('records the change', () => given(placed).when(toConfirmed).then(confirmed));
  it('records nothing when an order has the status already', () =>
    given(placed, confirmed).when(toConfirmed).then());
  it('refuses to leave cancelled without taking stock again', () =>
    expect(() => toConfirmed(orderOf([placed, cancelled]))).toThrow('A cancelled order is reactivated'));

  it.each([
    ['shipped', 'pending'],
    ['delivered', 'processing'],
    ['confirmed', 'shipped'],
  ] as const)('allows a change from %s to %s', (from, to) => {
    given(placed, { type: 'OrderStatusChanged', data: { from: 'pending', to: from, reason: null } })
      .when((order) => changeOrderStatus({ to, reason: 'Düzeltme' }, order))
      .then({ type: 'OrderStatusChanged', data: { from, to, reason: 'Düzeltme' } });
  });

  it('records a change to cancelled as OrderCancelled', () =>
    given(placed)
      .when((order) => changeOrderStatus({ to: 'cancelled', reason: 'Vazgeçildi' }, order))
      .then(cancelled));
});

describe('staff', () => {
  it('can cancel an order', () => given(placed).when(cancel).then(cancelled));
  it('record nothing when they cancel a cancelled order', () => given(placed, cancelled).when(cancel).then());
  it('can reactivate a cancelled order with the stock it took', () =>
    given(placed, cancelled).when(reactivate).then(reactivated));
  it('record nothing when they reactivate an order that is not cancelled', () =>
    given(placed).when(reactivate).then());
});

describe('a buyer', () => {
  it('can cancel a pending order', () => given(placed).when(cancelOwn).then(cancelled));
  it('cannot cancel a confirmed order', () =>
    given(placed, confirmed).when(cancelOwn).thenRefused('ORDER_NOT_CANCELLABLE'));
  it('records nothing when the order is already cancelled', () =>
    given(placed, cancelled).when(cancelOwn).then());
});

describe('the payment of an order', () => {
  it('can be recorded', () => given(placed).when(markPaid).then(paid));
  it('is recorded only once', () => given(placed, paid).when(markPaid).then());
  it('can be reverted once recorded', () =>
    given(placed, paid)
      .when(revertPayment)
      .then({ type: 'OrderPaymentReverted', data: { reason: 'İade' } }));
  it('is not reverted when none was recorded', () => given(placed).when(revertPayment).then());
});

describe('the shop itself', () => {
  const paymentDueAt = new Date('2026-11-28T21:00:00.000Z');
  const cancelUnpaid = (order: OrderState) => cancelUnpaidOrder({ paymentDueAt, now: paymentDueAt }, order);
  const noted: OrderEvent = { type: 'OrderNoted', data: { note: 'Dekont geldi' } };
  const renewed: OrderEvent = { type: 'OrderLinkRenewed', data: { linkVersion: 2 } };
  const unpaid: OrderEvent = {
    type: 'OrderCancelledUnpaid',
    data: { from: 'pending', paymentDueAt: '2026-11-28T21:00:00.000Z' },
  };
  const placedOtherwise = (change: Partial<typeof PLACED>): OrderEvent => ({
    type: 'OrderPlaced',
    data: { ...PLACED, ...change },
  });

  it('cancels an order whose transfer is overdue', () => given(placed).when(cancelUnpaid).then(unpaid));
  it('cancels it also when its link was renewed', () =>
    given(placed, renewed).when(cancelUnpaid).then(unpaid));
  it('waits until the announced time has passed', () =>
    given(placed)
      .when((order) => cancelUnpaidOrder({ paymentDueAt, now: new Date(paymentDueAt.getTime() - 1) }, order))
      .then());
  it.each<[string, OrderEvent[]]>([
    ['is paid', [placed, paid]],
    ['is cancelled', [placed, cancelled]],
    ['was cancelled by the shop already', [placed, unpaid]],
    ['was confirmed', [placed, confirmed]],
    ['was brought back', [placed, cancelled, reactivated]],
    [
      'was paid and is not any more',
      [placed, paid, { type: 'OrderPaymentReverted', data: { reason: null } }],
    ],
    ['has a note of staff', [placed, noted]],
    ['was placed without an announced time', [placedOtherwise({ paymentDueDays: null as never })]],
    ['is paid otherwise', [placedOtherwise({ paymentMethod: 'credit_card' as never })]],
  ])('leaves an order alone that %s', (_which, events) =>
    given(...events)
      .when(cancelUnpaid)
      .then(),
  );
});

it('the link of an order can be renewed again and again', () => {
  given(placed)
    .when(renewOrderLink)
    .then({ type: 'OrderLinkRenewed', data: { linkVersion: 2 } });
  given(placed, { type: 'OrderLinkRenewed', data: { linkVersion: 2 } }, cancelled)
    .when(renewOrderLink)
    .then({ type: 'OrderLinkRenewed', data: { linkVersion: 3 } });
});

describe('a note', () => {
  it('is recorded without surrounding blanks', () =>
    given(placed)
      .when(() => noteOrder({ note: ' Arandı ' }))
      .then({ type: 'OrderNoted', data: { note: 'Arandı' } }));
  it('is not recorded when it is empty', () =>
    given(placed)
      .when(() => noteOrder({ note: '  ' }))
      .then());
});

it('an order holds no stock while it is cancelled, and what was taken again once it is reactivated', () => {
  expect(orderOf([placed]).lines[0]).toMatchObject({ quantity: 3, backOrdered: 0 });
  const nothing = { backOrdered: 0, countedVariationIds: [] };
  expect(orderOf([placed, cancelled]).lines[0]).toMatchObject(nothing);
  expect(orderOf([placed, cancelled, reactivated]).lines[0]).toMatchObject(lines[0]!);
});
