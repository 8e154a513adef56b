export { OrderBookModule } from './order-book.module.js';
export { ORDERS } from './order.category.js';
export { placeOrder } from './order.decider.js';
export type { OrderEvent, OrderPlaced } from './order.events.js';
export { OrderHistory } from './order.history.js';
export { OrderLinks } from './order.link.js';
export type { OrderSnapshot } from './order.snapshot.js';
export { OrdersQueries } from './orders.queries.js';
export { OrdersService } from './orders.service.js';
