import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { StockModule } from '../../catalog/index.js';
import { OrderCommands } from './order.commands.js';
import { OrderUndo } from './order-undo.service.js';
import { OrderHistory } from './order.history.js';
import { LinkedOrders } from './linked-orders.js';
import { OrderLinks } from './order.link.js';
import { OverduePayments } from '../rows/overdue-payments.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { ReceiptFilesModule } from '../receipts/receipt-files.js';
import { OrdersOfBuyers } from './orders-of-buyers.js';
import { PaymentNotices } from './payment-notices.service.js';
import { OrdersService } from './orders.service.js';
import { Withdrawals } from './withdrawals.service.js';
import { StaffOrdersService } from './staff-orders.service.js';

const SHARED = [
  LinkedOrders,
  OrderHistory,
  OrderLinks,
  OrderUndo,
  OrdersOfBuyers,
  OrdersQueries,
  OrdersService,
  OverduePayments,
  PaymentNotices,
  StaffOrdersService,
  Withdrawals,
];

/** What was ordered and what became of it: every change an event. */
@Module({
  imports: [SettingsModule, StockModule, ReceiptFilesModule],
  providers: [OrderCommands, ...SHARED],
  exports: SHARED,
})
export class OrderHistoryModule {}
