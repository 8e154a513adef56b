import type { EventSourced } from '../../../kernel/event-store/projection.js';
import type { StreamCategory } from '../../../kernel/event-store/stream-category.js';
import type { OrderEvent } from '../history/order.events.js';
import { orderProjection } from '../rows/order.projection.js';
import { orderOf, type OrderState } from '../history/order.state.js';
import {
  ORDER_CANCELLED_UPCASTS,
  ORDER_MARKED_PAID_UPCASTS,
  ORDER_PAYMENT_REVERTED_UPCASTS,
  ORDER_PLACED_UPCASTS,
  ORDER_STATUS_UPCASTS,
} from '../history/order.upcasts.js';

const orderCategory: StreamCategory<OrderEvent> = {
  name: 'order',
  permission: 'orders',
  kinds: {
    OrderPlaced: {
      personal: ['buyer', 'shippingAddress', 'billingAddress', 'recipient', 'notes', 'references'],
      upcasts: ORDER_PLACED_UPCASTS,
    },
    OrderStatusChanged: { personal: ['reason', 'shipment'], upcasts: ORDER_STATUS_UPCASTS },
    OrderCancelled: { personal: ['reason'], upcasts: ORDER_CANCELLED_UPCASTS },
    OrderCancelledUnpaid: { personal: [], upcasts: [] },
    OrderReactivated: { personal: ['reason', 'shipment'], upcasts: ORDER_STATUS_UPCASTS },
    OrderStatusUndone: { personal: ['shipment'], upcasts: [] },
    OrderShipmentCorrected: { personal: ['shipment', 'reason'], upcasts: [] },
    OrderMarkedPaid: { personal: ['reference', 'reason'], upcasts: ORDER_MARKED_PAID_UPCASTS },
    OrderPaymentReverted: { personal: ['reason'], upcasts: ORDER_PAYMENT_REVERTED_UPCASTS },
    OrderPaymentUndone: { personal: [], upcasts: [] },
    OrderPaymentNoticeGiven: { personal: ['details'], upcasts: [] },
    OrderPaymentNoticeRejected: { personal: ['reason'], upcasts: [] },
    WithdrawalDeclared: { personal: ['note'], upcasts: [] },
    ReturnReceived: { personal: ['note'], upcasts: [] },
    WithdrawalRefused: { personal: ['reason'], upcasts: [] },
    RefundIssued: { personal: ['reference'], upcasts: [] },
    RefundReverted: { personal: ['reason'], upcasts: [] },
    OrderNoted: { personal: ['note'], upcasts: [] },
    OrderNoteWithdrawn: { personal: ['reason'], upcasts: [] },
    OrderReferencesCorrected: { personal: ['before', 'after'], upcasts: [] },
    OrderDocumentsAccepted: { personal: [], upcasts: [] },
    OrderLinkRenewed: { personal: [], upcasts: [] },
    OrderConfirmationResent: { personal: [], upcasts: [] },
  },
};

/** Orders, as the event store knows them. */
export const ORDERS: EventSourced<OrderEvent, OrderState> = {
  category: orderCategory,
  fold: orderOf,
  projection: orderProjection,
  summary: ({ status, paymentStatus }) => ({
    status: status.toUpperCase(),
    paymentStatus: paymentStatus.toUpperCase(),
  }),
};
