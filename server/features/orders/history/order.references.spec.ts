import { specsOf } from '../../../kernel/event-store/test-given.js';
import { cancelled, confirmed, placed, shipped } from '../../../testing/order-events.js';
import type { OrderEvent, OrderReferences } from './order.events.js';
import { correctOrderReferences } from './order.references.js';
import { orderOf, type OrderState } from './order.state.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const NUMBERED: OrderReferences = { purchaseOrder: 'SAS-2026/114', project: null, requisition: null };
const corrected: OrderEvent = { type: 'OrderReferencesCorrected', data: { before: null, after: NUMBERED } };

const correct =
  (references: OrderReferences | null, expectedVersion = 1) =>
  (order: OrderState) =>
    correctOrderReferences({ references, expectedVersion }, order);

describe('the references of an order', () => {
  it('are corrected until it is sent off, whatever else happened since they were read', () =>
    given(placed, confirmed).when(correct(NUMBERED)).then(corrected));
  it('are not recorded when they are what they were', () =>
    given(placed, corrected).when(correct(NUMBERED)).then());
  it('can be taken back', () =>
    given(placed, corrected)
      .when(correct(null, 2))
      .then({ type: 'OrderReferencesCorrected', data: { before: NUMBERED, after: null } }));
  it.each([['sent off', shipped] as const, ['cancelled', cancelled] as const])(
    'are closed once it is %s',
    (_what, event) => given(placed, event).when(correct(NUMBERED, 2)).thenRefused('ORDER_REFERENCES_CLOSED'),
  );
  it('are in conflict when they were corrected since they were read', () =>
    given(placed, corrected).when(correct(null)).thenRefused('VERSION_CONFLICT'));
  it('leave an order that nobody works on to the shop', () =>
    expect(orderOf([placed, corrected]).isLeftToStaff).toBe(false));
});
