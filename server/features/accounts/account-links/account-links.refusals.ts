import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Said only to who proved to own the mailbox. */
export const emailTaken = declareRefusal(
  'EMAIL_TAKEN',
  409,
  () => 'Bu e-posta adresiyle açılmış başka bir hesap var',
);
