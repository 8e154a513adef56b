import { specsOf } from '../../../kernel/event-store/test-given.js';
import { cancelled, part, placed, recordedPayment, reverted } from '../../../testing/order-events.js';
import { PLACED } from '../../../testing/placed-order.js';
import { cancelUnpaidOrder, markOrderPaid } from './order.decider.js';
import type { GivenPaymentNotice, OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { givePaymentNotice, rejectPaymentNotice } from './payment-notice.decider.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const notice: GivenPaymentNotice = {
  amountKurus: 375_000,
  currency: 'TRY',
  paidOn: '2026-11-22',
  receipt: null,
  details: { bank: 'Anka Bankası', sender: null, reference: '0047', fileName: null },
};
const noticeGiven: OrderEvent = { type: 'OrderPaymentNoticeGiven', data: notice };
const rejected: OrderEvent = {
  type: 'OrderPaymentNoticeRejected',
  data: { noticeVersion: 2, reason: 'Hesapta görünmüyor' },
};
const settling: OrderEvent = {
  type: 'OrderMarkedPaid',
  data: { ...recordedPayment, amountKurus: 375_000, noticeVersion: 2 },
};
const give = (order: OrderState, change: object = {}) =>
  givePaymentNotice({ ...notice, placedOn: '2026-11-21', today: '2026-11-23', ...change }, order);
const reject = (order: OrderState) =>
  rejectPaymentNotice({ noticeVersion: 2, reason: 'Hesapta görünmüyor' }, order);
const settle = (order: OrderState) =>
  markOrderPaid(
    {
      amountKurus: 375_000,
      paidOn: '2026-11-22',
      reference: '0047',
      noticeVersion: 2,
      reason: null,
      isBuyerNotified: false,
      placedOn: '2026-11-21',
      today: '2026-11-23',
    },
    order,
  );
const statusesOf = (...events: OrderEvent[]) =>
  orderOf([placed, ...events]).paymentNotices.map(({ status }) => status);

describe('a payment notice', () => {
  it('is recorded', () => given(placed).when(give).then(noticeGiven));
  it('is not recorded twice', () => given(placed, noticeGiven).when(give).then());
  it('can be given again once it was rejected', () =>
    given(placed, noticeGiven, rejected).when(give).then(noticeGiven));
  it('is refused for an order that is paid or cancelled, or is not paid by transfer', () => {
    given(placed, part(375_000)).when(give).thenRefused('PAYMENT_NOTICE_NOT_AWAITED');
    given(placed, cancelled).when(give).thenRefused('PAYMENT_NOTICE_NOT_AWAITED');
    given({ type: 'OrderPlaced', data: { ...PLACED, paymentMethod: 'credit_card' } })
      .when(give)
      .thenRefused('PAYMENT_NOTICE_NOT_AWAITED');
  });
  it.each([0, 3_750_001])('is refused for %s kuruş', (amountKurus) =>
    given(placed)
      .when((order) => give(order, { amountKurus }))
      .thenRefused('PAYMENT_AMOUNT_INVALID'),
  );
  it.each(['2026-11-20', '2026-11-24'])('is refused on %s, before the order or in the future', (paidOn) =>
    given(placed)
      .when((order) => give(order, { paidOn }))
      .thenRefused('PAYMENT_DATE_INVALID'),
  );
  it('is refused while five others wait', () => {
    const waiting = [1, 2, 3, 4, 5].map((amountKurus): OrderEvent => ({
      type: 'OrderPaymentNoticeGiven',
      data: { ...notice, amountKurus },
    }));
    given(placed, ...waiting)
      .when(give)
      .thenRefused('PAYMENT_NOTICE_LIMIT');
  });
  it('is settled by a payment', () => given(placed, noticeGiven).when(settle).then(settling));
  it('cannot be settled twice', () => {
    given(placed, noticeGiven, settling).when(settle).thenRefused('PAYMENT_NOTICE_UNKNOWN');
    given(placed, noticeGiven, rejected).when(settle).thenRefused('PAYMENT_NOTICE_UNKNOWN');
    given(placed, noticeGiven, settling).when(reject).thenRefused('PAYMENT_NOTICE_UNKNOWN');
  });
  it('is rejected with a reason, once', () => {
    given(placed, noticeGiven).when(reject).then(rejected);
    given(placed, noticeGiven, rejected).when(reject).then();
    given(placed).when(reject).thenRefused('PAYMENT_NOTICE_UNKNOWN');
  });
  it('is open again once its payment was undone, and rejected once it was taken back', () => {
    expect(statusesOf(noticeGiven, settling)).toEqual(['received']);
    expect(
      statusesOf(noticeGiven, settling, { type: 'OrderPaymentUndone', data: { undoneVersion: 3 } }),
    ).toEqual(['open']);
    expect(statusesOf(noticeGiven, settling, reverted(3, 375_000))).toEqual(['rejected']);
  });
  it('keeps the shop from cancelling the order as unpaid until staff have looked', () => {
    const due = { type: 'OrderPlaced', data: { ...PLACED, paymentDueDays: 3 } } as const;
    const terms = { paymentDueAt: new Date('2026-11-24T00:00:00Z'), now: new Date('2026-11-25T00:00:00Z') };
    const cancel = (order: OrderState) => cancelUnpaidOrder(terms, order);
    given(due, noticeGiven).when(cancel).then();
    expect(given(due).when(cancel)).toBeDefined();
    expect(orderOf([due, noticeGiven]).isLeftToStaff).toBe(false);
  });
});
