import { declareFact } from '../../../kernel/queue/fact.js';

/** Each is about an account link; its id is the subject. */
export const passwordResetRequested = declareFact('PasswordResetRequested');
export const emailVerificationRequested = declareFact('EmailVerificationRequested');
/** At the request, before the new address is proven. */
export const emailChangeRequested = declareFact('EmailChangeRequested');
export const emailChanged = declareFact('EmailChanged');
/** An account without a password: staff opened it, or ended the one it had. */
export const userInvited = declareFact('UserInvited');
