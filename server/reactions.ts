import type { Type } from '@nestjs/common';
import { ACCOUNT_MAILS, API_KEY_MAILS, POLICY_MAILS, SECURITY_MAILS } from './features/accounts/index.js';
import { NOTICE_REACTIONS } from './features/notices/index.js';
import { CHAT_NOTICES, MESSAGE_MAILS, ORDER_MAILS, QUOTE_MAILS } from './features/notifications/index.js';
import { WEBHOOK_REACTIONS } from './features/webhooks/index.js';
import type { Reaction } from './kernel/queue/reaction.js';

/** Every reaction of the shop. All processes write rows for them to the outbox; workers also provide and carry them out. */
export const REACTIONS: readonly Type<Reaction>[] = [
  ...ORDER_MAILS,
  ...QUOTE_MAILS,
  ...MESSAGE_MAILS,
  ...CHAT_NOTICES,
  ...ACCOUNT_MAILS,
  ...SECURITY_MAILS,
  ...POLICY_MAILS,
  ...API_KEY_MAILS,
  ...NOTICE_REACTIONS,
  ...WEBHOOK_REACTIONS,
];
