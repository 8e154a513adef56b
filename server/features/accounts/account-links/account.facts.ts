import { declareFact } from '../../../kernel/queue/fact.js';

/** Each is about an account link; its id is the subject. */
export const passwordResetRequested = declareFact('PasswordResetRequested');
export const emailVerificationRequested = declareFact('EmailVerificationRequested');
