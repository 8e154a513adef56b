import { specsOf } from '../../../kernel/event-store/test-given.js';
import { part, placed, recordedPayment, reverted } from '../../../testing/order-events.js';
import { markOrderPaid, revertOrderPayment } from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const paid = part(375_000);
const markPaid = (order: OrderState, change: object = {}) =>
  markOrderPaid(
    {
      amountKurus: 375_000,
      paidOn: '2026-11-22',
      reference: '0047',
      reason: null,
      isBuyerNotified: false,
      placedOn: '2026-11-21',
      today: '2026-11-23',
      ...change,
    },
    order,
  );
const revertPayment = (order: OrderState, paymentVersion: number | null = null) =>
  revertOrderPayment({ paymentVersion, reason: 'İade', isBuyerNotified: false }, order);
describe('the payment of an order', () => {
  it('can be recorded', () => given(placed).when(markPaid).then(paid));
  it('is what is outstanding when no amount is named', () => {
    given(placed)
      .when((order) => markPaid(order, { amountKurus: null }))
      .then(paid);
    given(placed, part(300_000))
      .when((order) => markPaid(order, { amountKurus: null }))
      .then(part(75_000));
  });
  it('is not recorded when no amount is named and nothing is outstanding', () =>
    given(placed, paid)
      .when((order) => markPaid(order, { amountKurus: null }))
      .then());
  it('can be recorded beyond the total', () => given(placed, paid).when(markPaid).then(paid));
  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER, 3_750_001])(
    'is refused for %s kuruş',
    (amountKurus) =>
      given(placed)
        .when((order) => markPaid(order, { amountKurus }))
        .thenRefused('PAYMENT_AMOUNT_INVALID'),
  );
  it('is refused once ten times the total would have been received in all', () => {
    given(placed, part(3_000_000))
      .when((order) => markPaid(order, { amountKurus: 750_000 }))
      .then(part(750_000));
    given(placed, part(3_000_000))
      .when((order) => markPaid(order, { amountKurus: 750_001 }))
      .thenRefused('PAYMENT_AMOUNT_INVALID');
  });
  it.each(['2026-11-20', '2026-11-24'])('is refused on %s, before the order or in the future', (paidOn) =>
    given(placed)
      .when((order) => markPaid(order, { paidOn }))
      .thenRefused('PAYMENT_DATE_INVALID'),
  );
  it.each(['2026-11-21', '2026-11-23'])('can be of %s, the day of the order or today', (paidOn) =>
    given(placed)
      .when((order) => markPaid(order, { paidOn }))
      .then({ type: 'OrderMarkedPaid', data: { ...recordedPayment, amountKurus: 375_000, paidOn } }),
  );
  it('can be taken back, by the version of its event', () => {
    given(placed, paid).when(revertPayment).then(reverted(2, 375_000));
    given(placed, part(1), part(2))
      .when((order) => revertPayment(order, 3))
      .then(reverted(3, 2));
  });
  it('is not taken back when none was recorded and none is named', () =>
    given(placed).when(revertPayment).then());
  it.each([1, 4, 5, 99])('is not to be found at version %s, where something else or nothing is', (version) =>
    given(placed, part(1), part(2), part(3), reverted(4, 3))
      .when((order) => revertPayment(order, version))
      .thenRefused('PAYMENT_UNKNOWN'),
  );
  it('has to be named among several', () =>
    given(placed, part(1), part(2)).when(revertPayment).thenRefused('PAYMENT_UNKNOWN'));

  it.each<[string, OrderEvent[], OrderState['paymentStatus'], number]>([
    ['no payment', [], 'pending', 0],
    ['a part', [part(374_999)], 'pending', 374_999],
    ['parts that add up to the total', [part(374_999), part(1)], 'paid', 375_000],
    ['more than the total', [part(375_000), part(25)], 'paid', 375_025],
    ['a part of two that was taken back', [part(374_999), part(1), reverted(2, 374_999)], 'pending', 1],
  ])('makes an order paid once its total was received: %s', (_what, events, paymentStatus, receivedKurus) => {
    expect(orderOf([placed, ...events])).toMatchObject({ paymentStatus, receivedKurus });
  });

  it.each([
    [null, 375_000],
    [150, 375_000],
    [400_000, 400_000],
  ])(
    'of %s kuruş counts as %s when it was recorded before orders could be paid in parts',
    (amount, counted) => {
      const earlier: OrderEvent = {
        type: 'OrderMarkedPaid',
        data: { ...recordedPayment, amountKurus: amount, coversTotal: true },
      };
      expect(orderOf([placed, earlier])).toMatchObject({ paymentStatus: 'paid', receivedKurus: counted });
      expect(orderOf([placed, earlier, reverted(null, null)])).toMatchObject({
        paymentStatus: 'pending',
        receivedKurus: 0,
        payments: [],
      });
    },
  );
});
