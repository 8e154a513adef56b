import { Module } from '@nestjs/common';
import { ChatModule } from '../../kernel/chat/chat.module.js';
import { MessageHistoryModule } from '../messaging/index.js';
import { OrderHistoryModule, OrderDocumentsModule } from '../orders/index.js';
import { QuoteHistoryModule, QuotePapersModule } from '../quotes/index.js';
import { SettingsModule } from '../settings/index.js';
import { CHAT_NOTICES } from './chat/chat-notices.js';
import { MESSAGE_MAILS, MessageMailer } from './messages/message.mails.js';
import { ORDER_MAILS } from './order.mails.js';
import { OrderMailPreviewAdminResolver } from './order-mail-preview.admin.resolver.js';
import { OrderMailPreviews } from './order-mail-preview.service.js';
import { OrderMailSamples } from './samples/order-mail-samples.js';
import { OrderMailSamplesAdminResolver } from './samples/order-mail-samples.admin.resolver.js';
import { OrderMailer } from './order.mailer.js';
import { QuoteMailPreviewAdminResolver } from './quotes/quote-mail-preview.admin.resolver.js';
import { QuoteMailPreviews } from './quotes/quote-mail-preview.service.js';
import { QUOTE_MAILS } from './quotes/quote.mails.js';
import { QuoteThreadMailer } from './quotes/quote-thread.mailer.js';
import { QuoteMailer } from './quotes/quote.mailer.js';

const IMPORTS = [
  OrderHistoryModule,
  OrderDocumentsModule,
  QuoteHistoryModule,
  QuotePapersModule,
  SettingsModule,
];
const MAILERS = [OrderMailer, QuoteMailer];

/** Mails that follow from what happened in other wings; only workers send them. */
@Module({
  imports: [...IMPORTS, MessageHistoryModule, ChatModule],
  providers: [
    ...MAILERS,
    QuoteThreadMailer,
    MessageMailer,
    ...ORDER_MAILS,
    ...QUOTE_MAILS,
    ...MESSAGE_MAILS,
    ...CHAT_NOTICES,
  ],
})
export class NotificationsModule {}

/** What staff see of those mails before they are sent. */
@Module({
  imports: IMPORTS,
  providers: [
    ...MAILERS,
    OrderMailPreviews,
    OrderMailPreviewAdminResolver,
    OrderMailSamples,
    OrderMailSamplesAdminResolver,
    QuoteMailPreviews,
    QuoteMailPreviewAdminResolver,
  ],
})
export class NotificationsApiModule {}
