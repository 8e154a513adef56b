import { Module } from '@nestjs/common';
import { MessageFilesModule } from '../files/message-files.js';
import { MessageHistory } from './message.history.js';
import { MessageLinks } from './message.link.js';
import { MessagesService } from './messages.service.js';
import { ReplyDeliveries } from './reply-deliveries.js';

const PROVIDERS = [MessageHistory, MessageLinks, MessagesService, ReplyDeliveries];

/** The events of messages and what is decided about them, without transport: for workers, too. */
@Module({ imports: [MessageFilesModule], providers: PROVIDERS, exports: [...PROVIDERS, MessageFilesModule] })
export class MessageHistoryModule {}
