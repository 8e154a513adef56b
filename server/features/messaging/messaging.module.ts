import { Module } from '@nestjs/common';
import { KnownCustomersModule } from '../../kernel/actor/known-customers.js';
import { SettingsModule } from '../settings/index.js';
import { MessageListQueries } from './api/message-list.queries.js';
import { MessagesAdminResolver } from './api/messages.admin.resolver.js';
import { MessagesResolver } from './api/messages.resolver.js';
import { ReplyTextsAdminResolver } from './api/reply-texts.admin.resolver.js';
import { ReplyTexts } from './api/reply-texts.service.js';
import { MessageHistoryModule } from './commands/message-history.module.js';
import { ConversationsResolver } from './conversation/conversations.resolver.js';
import { MessageConversations } from './conversation/conversations.service.js';
import { ContactMessages } from './sending/contact-messages.service.js';
import { StartedMessages } from './sending/started-messages.service.js';
import { ResponseTimes } from './sending/response-times.js';

/** Messages of visitors, and what staff answer. */
@Module({
  imports: [KnownCustomersModule, MessageHistoryModule, SettingsModule],
  providers: [
    ContactMessages,
    ResponseTimes,
    StartedMessages,
    MessageConversations,
    ConversationsResolver,
    MessagesResolver,
    MessageListQueries,
    MessagesAdminResolver,
    ReplyTexts,
    ReplyTextsAdminResolver,
  ],
  exports: [MessageHistoryModule, ContactMessages],
})
export class MessagingModule {}
