/**
 * Orders, from checkout to delivery.
 *
 * Rooms, each importing only those before it: history, rows, receipts, commands, unpaid, documents, papers, api, listing, suggestions, export, handling, checkout, reorder, purchases, quoted.
 */
export { CheckoutModule } from './checkout/checkout.module.js';
export { OpenOrderSweeper } from './checkout/open-order.sweeper.js';
export { IdempotencyKeySweeper } from './checkout/idempotency-key.sweeper.js';
export { IdempotencyKeysCheck } from './checkout/idempotency-keys.check.js';
export {
  RECEIPT_UPLOAD,
  ReceiptFiles,
  ReceiptFilesModule,
  ReceiptFileSweeper,
} from './receipts/receipt-files.js';
export { documentFile } from './documents/document-file.js';
export { OrderDocumentsCheck } from './documents/order-documents.check.js';
export { OrderDocumentsModule } from './documents/order-documents.module.js';
export { OrderDocuments } from './documents/order-documents.service.js';
export type { RenderedDocument } from './documents/rendered-document.js';
export { OrderExportModule, OrdersExport } from './export/orders.export.js';
export { OwnOrdersExport } from './export/own-orders.export.js';
export { OrderPapersModule } from './papers/order-papers.module.js';
export { OrderPapers } from './papers/order-papers.service.js';
export { OrderStatusEnum } from './api/order.enums.js';
export { undoneVersions } from './api/order.timeline.js';
export { OrderHandlingModule } from './handling/order-handling.module.js';
export { OrderHistoryModule } from './commands/order-history.module.js';
export { ORDERS } from './commands/order.category.js';
export { OrderCountSweeper } from './rows/order-count.sweeper.js';
export { trackingUrlOf } from './history/order.carriers.js';
export { itemOf } from './history/order.item.js';
export { namedRecipient } from './history/order.recipient.js';
export { namedReferences } from './history/order.references.js';
export { lineDelivery } from './history/order.delivery.js';
export type { OrderEvent, Shipment } from './history/order.events.js';
export { OrderHistory } from './commands/order.history.js';
export { LinkedOrders } from './commands/linked-orders.js';
export { OrderLinks } from './commands/order.link.js';
export { lastDayBefore } from './history/payment-deadline.js';
export { isPartiallyPaid, outstandingOf, surplusOf } from './history/order.payments.js';
export { orderNumber } from './history/order.number.js';
export { orderBuyerErased, paymentUnknown } from './history/order.refusals.js';
export { receiptOf } from './history/payment-notices.js';
export { withdrawalClock } from './history/withdrawals.js';
export type { OrderSnapshot } from './history/order.snapshot.js';
export { type OrderBrief, OrderBriefs, OrderBriefsModule } from './rows/order-briefs.js';
export { OrderedProducts } from './rows/ordered-products.js';
export { OrderedProductsModule } from './rows/ordered-products.module.js';
export { OrdersQueries } from './rows/orders.queries.js';
export { OrdersService } from './commands/orders.service.js';
export { StaffOrdersService } from './commands/staff-orders.service.js';
export type { OrderStatus } from './history/order.statuses.js';
export { OrdersModule } from './orders.module.js';
export { UnpaidOrdersModule } from './unpaid/unpaid-orders.module.js';
export { UnpaidOrdersService } from './unpaid/unpaid-orders.service.js';
