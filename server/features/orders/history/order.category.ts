import type { EventSourced } from '../../../kernel/event-store/projection.js';
import type { StreamCategory } from '../../../kernel/event-store/stream-category.js';
import type { OrderEvent } from './order.events.js';
import { orderProjection } from './order.projection.js';
import { orderOf, type OrderState } from './order.state.js';
import { ORDER_PLACED_UPCASTS } from './order.upcasts.js';

const orderCategory: StreamCategory<OrderEvent> = {
  name: 'order',
  permission: 'orders',
  kinds: {
    OrderPlaced: {
      personal: ['buyer', 'shippingAddress', 'billingAddress', 'notes'],
      upcasts: ORDER_PLACED_UPCASTS,
    },
    OrderStatusChanged: { personal: ['reason'], upcasts: [] },
    OrderCancelled: { personal: ['reason'], upcasts: [] },
    OrderCancelledUnpaid: { personal: [], upcasts: [] },
    OrderReactivated: { personal: ['reason'], upcasts: [] },
    OrderMarkedPaid: { personal: ['reason'], upcasts: [] },
    OrderPaymentReverted: { personal: ['reason'], upcasts: [] },
    OrderNoted: { personal: ['note'], upcasts: [] },
    OrderLinkRenewed: { personal: [], upcasts: [] },
  },
};

/** Orders, as the event store knows them. */
export const ORDERS: EventSourced<OrderEvent, OrderState> = {
  category: orderCategory,
  fold: orderOf,
  projection: orderProjection,
};
