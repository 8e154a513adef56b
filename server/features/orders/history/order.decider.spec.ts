import { specsOf } from '../../../kernel/event-store/test-given.js';
import {
  cancelOrder,
  cancelOwnOrder,
  cancelUnpaidOrder,
  changeOrderStatus,
  noteOrder,
  placeOrder,
  reactivateOrder,
  renewOrderLink,
  resendOrderConfirmation,
  withdrawOrderNote,
} from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { PLACED } from '../../../testing/placed-order.js';
import {
  cancelled,
  confirmed,
  part,
  placed,
  reverted,
  statusChanged,
  unsaid,
} from '../../../testing/order-events.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const paid = part(375_000);
const lines = [{ position: 1, backOrdered: 1, countedVariationIds: [] }];
const reactivated: OrderEvent = { type: 'OrderReactivated', data: { to: 'pending', lines, ...unsaid } };

const changeTo =
  (to: OrderState['status'], change: object = {}) =>
  (order: OrderState) =>
    changeOrderStatus({ ...unsaid, ...change, to }, order);
const toConfirmed = changeTo('confirmed');
const cancel = (order: OrderState) => cancelOrder({ reason: 'Vazgeçildi', isBuyerNotified: true }, order);
const cancelOwn = (order: OrderState) => cancelOwnOrder({ reason: 'Vazgeçildi' }, order);
const reactivate = (order: OrderState) => reactivateOrder({ ...unsaid, to: 'pending', lines }, order);
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
    given(placed, statusChanged('pending', from))
      .when(changeTo(to, { reason: 'Düzeltme', isBuyerNotified: false }))
      .then({
        type: 'OrderStatusChanged',
        data: { from, to, reason: 'Düzeltme', shipment: null, isBuyerNotified: false },
      });
  });

  it('records a change to cancelled as OrderCancelled', () =>
    given(placed)
      .when(changeTo('cancelled', { reason: 'Vazgeçildi' }))
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
    ['was paid and is not any more', [placed, paid, reverted(2, 375_000)]],
    ['is paid in part', [placed, part(100)]],
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

it('the confirmation of an order can be sent again and again, with the link that works', () => {
  const renewed: OrderEvent = { type: 'OrderLinkRenewed', data: { linkVersion: 2 } };
  const resent = (linkVersion: number): OrderEvent => ({
    type: 'OrderConfirmationResent',
    data: { linkVersion },
  });
  given(placed).when(resendOrderConfirmation).then(resent(1));
  given(placed, resent(1), renewed).when(resendOrderConfirmation).then(resent(2));
  expect(orderOf([placed, resent(1)])).toEqual(orderOf([placed]));
});

it('the confirmation of a cancelled order is not sent again', () => {
  given(placed, cancelled).when(resendOrderConfirmation).thenRefused('ORDER_CANCELLED');
});

describe('a note', () => {
  const noted: OrderEvent = { type: 'OrderNoted', data: { note: 'Arandı' } };
  const withdrawn: OrderEvent = { type: 'OrderNoteWithdrawn', data: { noteVersion: 3, reason: 'Yanlış' } };
  const withdraw = (noteVersion: number) => (order: OrderState) =>
    withdrawOrderNote({ noteVersion, reason: 'Yanlış' }, order);

  it('can be withdrawn, by the version of its event', () =>
    given(placed, confirmed, noted).when(withdraw(3)).then(withdrawn));
  it('is withdrawn only once', () => given(placed, confirmed, noted, withdrawn).when(withdraw(3)).then());
  it.each([1, 2, 4, 99])('is not to be found at version %s, where something else or nothing is', (version) =>
    given(placed, confirmed, noted, withdrawn).when(withdraw(version)).thenRefused('ORDER_NOTE_UNKNOWN'),
  );

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
