import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { PicturesModule } from '../../catalog/index.js';
import { SettingsModule } from '../../settings/index.js';
import { OrderFieldsResolver } from './order.fields.resolver.js';
import { OrderLinkRequests } from './order-link-requests.js';
import { OrderLineResolver } from './order-line.resolver.js';
import { OrderShipmentResolver } from './order-shipment.type.js';
import { OrderReader } from './order.reader.js';
import { OrdersAdminResolver } from './orders.admin.resolver.js';
import { PaymentNoticesResolver } from './payment-notices.resolver.js';
import { WithdrawalsResolver } from './withdrawals.resolver.js';
import { OrdersResolver } from './orders.resolver.js';

/** Orders as their buyers and the staff see them, and what they may do with them. */
@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, PicturesModule, SettingsModule],
  providers: [
    OrderReader,
    OrderLinkRequests,
    OrdersResolver,
    OrdersAdminResolver,
    OrderFieldsResolver,
    OrderLineResolver,
    PaymentNoticesResolver,
    OrderShipmentResolver,
    WithdrawalsResolver,
  ],
  exports: [OrderReader],
})
export class OrdersApiModule {}
