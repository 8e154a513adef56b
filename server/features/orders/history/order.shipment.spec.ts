import { specsOf } from '../../../kernel/event-store/test-given.js';
import { changeOrderStatus, correctOrderShipment, reactivateOrder } from './order.decider.js';
import type { OrderEvent, Shipment } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import {
  arasShipment,
  cancelled,
  placed,
  shipped,
  statusChanged,
  unsaid,
} from '../../../testing/order-events.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const lines = [{ position: 1, backOrdered: 1, countedVariationIds: [] }];
const changeTo =
  (to: OrderState['status'], change: object = {}) =>
  (order: OrderState) =>
    changeOrderStatus({ ...unsaid, ...change, to }, order);

describe('the shipment of an order', () => {
  const correct = (shipment: Shipment) => (order: OrderState) =>
    correctOrderShipment({ shipment, reason: null, isBuyerNotified: false }, order);
  const corrected: OrderEvent = {
    type: 'OrderShipmentCorrected',
    data: { shipment: { ...arasShipment, trackingNumber: '4712' }, reason: null, isBuyerNotified: false },
  };
  const delivered = statusChanged('shipped', 'delivered');

  it('is recorded when it is sent off', () =>
    given(placed)
      .when(changeTo('shipped', { shipment: arasShipment }))
      .then(shipped));
  it('is recorded with a cancelled order that is sent off after all', () =>
    given(placed, cancelled)
      .when((order) => reactivateOrder({ ...unsaid, to: 'shipped', lines, shipment: arasShipment }, order))
      .then({ type: 'OrderReactivated', data: { to: 'shipped', lines, ...unsaid, shipment: arasShipment } }));
  it.each(['confirmed', 'delivered', 'cancelled'] as const)('is refused beside the status %s', (to) =>
    given(placed)
      .when(changeTo(to, { shipment: arasShipment }))
      .thenRefused('ORDER_NOT_SHIPPED'),
  );

  it('can be corrected', () =>
    given(placed, shipped)
      .when(correct({ ...arasShipment, trackingNumber: '4712' }))
      .then(corrected));
  it('can be corrected after it arrived', () =>
    given(placed, shipped, delivered)
      .when(correct({ ...arasShipment, trackingNumber: '4712' }))
      .then(corrected));
  it('is not corrected to what it is', () => given(placed, shipped).when(correct(arasShipment)).then());
  it.each<[string, OrderEvent[]]>([
    ['was not sent off', [placed]],
    ['was delivered without a shipment', [placed, statusChanged('pending', 'delivered')]],
    ['came back', [placed, shipped, statusChanged('shipped', 'processing')]],
    ['is cancelled', [placed, shipped, cancelled]],
  ])('cannot be corrected of an order that %s', (_which, events) =>
    given(...events)
      .when(correct(arasShipment))
      .thenRefused('ORDER_NOT_SHIPPED'),
  );

  it('stays known when the order is delivered, and is forgotten when it comes back', () => {
    expect(orderOf([placed, shipped, corrected, delivered]).shipment).toEqual({
      ...arasShipment,
      trackingNumber: '4712',
    });
    const sentAgain = statusChanged('delivered', 'shipped');
    expect(orderOf([placed, shipped, delivered, sentAgain]).shipment).toEqual(arasShipment);
    expect(orderOf([placed, shipped, statusChanged('shipped', 'pending')]).shipment).toBeNull();
    const unknown = { carrier: null, trackingNumber: null };
    expect(orderOf([placed, statusChanged('pending', 'shipped')]).shipment).toEqual(unknown);
  });
});
