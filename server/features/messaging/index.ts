/**
 * Messages of visitors, and what staff answer.
 *
 * Rooms, each importing only those before it: history, rows, files, commands, sending, conversation, api.
 */
export { MESSAGES } from './commands/message.category.js';
export { MessageHistoryModule } from './commands/message-history.module.js';
export { MessageHistory } from './commands/message.history.js';
export { MessageLinks } from './commands/message.link.js';
export { MessagesService } from './commands/messages.service.js';
export { REPLY_MAIL, ReplyDeliveries } from './commands/reply-deliveries.js';
export { fileOfMessage, namedFiles } from './files/message-file.type.js';
export {
  MAX_MESSAGE_FILES,
  MESSAGE_FILE_UPLOAD,
  MessageFiles,
  MessageFileSweeper,
  MessageFilesModule,
} from './files/message-files.js';
export type { SentFiles } from './history/message.events.js';
export { messageNumber } from './history/message.number.js';
export { isKnownMessage, type KnownMessage } from './history/message.snapshot.js';
export { MESSAGE_SUBJECT_NAMES } from './history/message.statuses.js';
export { MessagingModule } from './messaging.module.js';
export { MessageBriefs, MessageBriefsModule } from './rows/message-briefs.js';
export { AddContactMessageInput } from './sending/contact-message.input.js';
export { ContactMessages } from './sending/contact-messages.service.js';
