import { Module } from '@nestjs/common';
import { OrdersApiModule } from '../api/orders-api.module.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { SettingsModule } from '../../settings/index.js';
import { OrderHistoryResolver } from './order-history.resolver.js';
import { OrderMailingAdminResolver } from './order-mailing.admin.resolver.js';
import { OrderNotesAdminResolver } from './order-notes.admin.resolver.js';
import { OrderReferencesAdminResolver } from './order-references.admin.resolver.js';
import { WithdrawalsAdminResolver } from './withdrawals.admin.resolver.js';
import { OrderPaymentAdminResolver } from './order-payment.admin.resolver.js';
import { OrderStatusAdminResolver } from './order-status.admin.resolver.js';
import { OrderChanges } from './order-changes.service.js';

/** What staff and programs do with an order, and what they see of its history. */
@Module({
  imports: [OrderHistoryModule, OrdersApiModule, SettingsModule],
  providers: [
    OrderChanges,
    OrderStatusAdminResolver,
    OrderPaymentAdminResolver,
    WithdrawalsAdminResolver,
    OrderNotesAdminResolver,
    OrderMailingAdminResolver,
    OrderReferencesAdminResolver,
    OrderHistoryResolver,
  ],
})
export class OrderHandlingModule {}
