import { Module } from '@nestjs/common';
import { OrderHistoryModule, OrderDocumentsModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { ORDER_MAILS } from './order.mails.js';
import { OrderMailer } from './order.mailer.js';

/** Mails that follow from what happened in other wings; only workers send them. */
@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, SettingsModule],
  providers: [OrderMailer, ...ORDER_MAILS],
})
export class NotificationsModule {}
