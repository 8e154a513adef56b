/** Mails that follow from what happened in other wings. */
export { NotificationsApiModule, NotificationsModule } from './notifications.module.js';
export { CHAT_NOTICES } from './chat/chat-notices.js';
export { MESSAGE_MAILS } from './messages/message.mails.js';
export { ORDER_MAILS } from './order.mails.js';
export { QUOTE_MAILS } from './quotes/quote.mails.js';
