import { Module } from '@nestjs/common';
import { OrderBookModule } from '../order-book/index.js';
import { OrderDocumentsModule } from '../order-documents/index.js';
import { SettingsModule } from '../settings/index.js';
import {
  OrderCancelledNotice,
  OrderChangeMail,
  OrderReceivedMail,
  OrderReceivedNotice,
} from './order.mails.js';
import { OrderPost } from './order.post.js';

/** Mails that follow from what happened; workers alone send them. */
@Module({
  imports: [OrderBookModule, OrderDocumentsModule, SettingsModule],
  providers: [OrderPost, OrderReceivedMail, OrderReceivedNotice, OrderCancelledNotice, OrderChangeMail],
})
export class NotificationsModule {}
