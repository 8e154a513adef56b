import { specsOf } from '../../../kernel/event-store/test-given.js';
import { changeOrderStatus, correctOrderShipment, reactivateOrder } from './order.decider.js';
import type { OrderEvent, Shipment } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { cancelled, parcel, placed, shipped, statusChanged, unsaid } from './test-order-events.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const lines = [{ position: 1, backOrdered: 1, countedVariationIds: [] }];
const changeTo =
  (to: OrderState['status'], change: object = {}) =>
  (order: OrderState) =>
    changeOrderStatus({ ...unsaid, ...change, to }, order);

describe('the parcel of an order', () => {
  const correct = (shipment: Shipment) => (order: OrderState) =>
    correctOrderShipment({ shipment, reason: null, isBuyerNotified: false }, order);
  const corrected: OrderEvent = {
    type: 'OrderShipmentCorrected',
    data: { shipment: { ...parcel, trackingNumber: '4712' }, reason: null, isBuyerNotified: false },
  };
  const delivered = statusChanged('shipped', 'delivered');

  it('is recorded when it is sent off', () =>
    given(placed)
      .when(changeTo('shipped', { shipment: parcel }))
      .then(shipped));
  it('is recorded with a cancelled order that is sent off after all', () =>
    given(placed, cancelled)
      .when((order) => reactivateOrder({ ...unsaid, to: 'shipped', lines, shipment: parcel }, order))
      .then({ type: 'OrderReactivated', data: { to: 'shipped', lines, ...unsaid, shipment: parcel } }));
  it.each(['confirmed', 'delivered', 'cancelled'] as const)('is refused beside the status %s', (to) =>
    given(placed)
      .when(changeTo(to, { shipment: parcel }))
      .thenRefused('ORDER_NOT_SHIPPED'),
  );

  it('can be corrected', () =>
    given(placed, shipped)
      .when(correct({ ...parcel, trackingNumber: '4712' }))
      .then(corrected));
  it('can be corrected after it arrived', () =>
    given(placed, shipped, delivered)
      .when(correct({ ...parcel, trackingNumber: '4712' }))
      .then(corrected));
  it('is not corrected to what it is', () => given(placed, shipped).when(correct(parcel)).then());
  it.each<[string, OrderEvent[]]>([
    ['was not sent off', [placed]],
    ['was delivered without a parcel', [placed, statusChanged('pending', 'delivered')]],
    ['came back', [placed, shipped, statusChanged('shipped', 'processing')]],
    ['is cancelled', [placed, shipped, cancelled]],
  ])('cannot be corrected of an order that %s', (_which, events) =>
    given(...events)
      .when(correct(parcel))
      .thenRefused('ORDER_NOT_SHIPPED'),
  );

  it('stays known when the order is delivered, and is forgotten when it comes back', () => {
    expect(orderOf([placed, shipped, corrected, delivered]).shipment).toEqual({
      ...parcel,
      trackingNumber: '4712',
    });
    const sentAgain = statusChanged('delivered', 'shipped');
    expect(orderOf([placed, shipped, delivered, sentAgain]).shipment).toEqual(parcel);
    expect(orderOf([placed, shipped, statusChanged('shipped', 'pending')]).shipment).toBeNull();
    const unknown = { carrier: null, trackingNumber: null };
    expect(orderOf([placed, statusChanged('pending', 'shipped')]).shipment).toEqual(unknown);
  });
});
