export { BankAccount } from './bank-account.type.js';
export { PaymentMethod } from './order.enums.js';
export { OrderReading } from './order.reading.js';
export { Order } from './order.type.js';
export { OrdersModule } from './orders.module.js';
