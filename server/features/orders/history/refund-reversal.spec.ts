import { specsOf } from '../../../kernel/event-store/test-given.js';
import { part, shipped, statusChanged } from '../../../testing/order-events.js';
import { PLACED } from '../../../testing/placed-order.js';
import type { OrderEvent } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { issueRefund, revertRefund } from './withdrawal.decider.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: { ...PLACED, buyer: { ...PLACED.buyer, company: null }, totalKurus: 75_000 },
};
const declared: OrderEvent = {
  type: 'WithdrawalDeclared',
  data: {
    lines: [{ position: 1, quantity: 1 }],
    amountKurus: 75_000,
    currency: 'TRY',
    declaredOn: '2026-12-06',
    deliveredOn: '2026-11-22',
    withdrawalDays: 14,
    note: null,
    requestKey: '7b000000-0000-4000-8000-000000000001',
  },
};
const paid = [placed, part(75_000), shipped, statusChanged('shipped', 'delivered'), declared] as const;
const withdrawalVersion = paid.length;
const returned: OrderEvent = { type: 'ReturnReceived', data: { withdrawalVersion, note: null } };
const refunded = (amountKurus = 75_000): OrderEvent => ({
  type: 'RefundIssued',
  data: { withdrawalVersion, amountKurus, currency: 'TRY', refundedOn: '2026-12-07', reference: null },
});
const reverted = (withdrawalStatus: 'declared' | 'received', amountKurus = 75_000): OrderEvent => ({
  type: 'RefundReverted',
  data: { withdrawalVersion, amountKurus, currency: 'TRY', withdrawalStatus, reason: 'Yanlış sipariş' },
});
const revert = (order: OrderState) => revertRefund({ withdrawalVersion, reason: 'Yanlış sipariş' }, order);
const refund = (order: OrderState) =>
  issueRefund(
    { withdrawalVersion, amountKurus: null, refundedOn: '2026-12-07', today: '2026-12-08', reference: null },
    order,
  );

describe('a refund that was recorded by mistake', () => {
  it('leaves the withdrawal as it was before, whether its goods had come or not', () => {
    given(...paid, refunded())
      .when(revert)
      .then(reverted('declared'));
    given(...paid, returned, refunded())
      .when(revert)
      .then(reverted('received'));
    expect(orderOf([...paid, returned, refunded(), reverted('received')]).withdrawals).toMatchObject([
      { status: 'received', refundedKurus: 0 },
    ]);
  });
  it('is refunded anew, with the whole amount at hand', () =>
    given(...paid, refunded(), reverted('declared'))
      .when(refund)
      .then(refunded()));
  it('opens a withdrawal that was settled without money', () =>
    given(...paid, refunded(0))
      .when(revert)
      .then(reverted('declared', 0)));
  it('is refused without a refund, a second time, and for a withdrawal that there is not', () => {
    given(...paid)
      .when(revert)
      .thenRefused('REFUND_UNKNOWN');
    given(...paid, refunded(), reverted('declared'))
      .when(revert)
      .thenRefused('REFUND_UNKNOWN');
    given(placed).when(revert).thenRefused('REFUND_UNKNOWN');
  });
});
