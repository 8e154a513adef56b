/** Mails that follow from what happened in other wings. */
export { NotificationsApiModule, NotificationsModule } from './notifications.module.js';
export { ORDER_MAILS } from './order.mails.js';
