import type { RateLimit } from '../../../kernel/rate-limit/rate-limits.js';

const MINUTE = 60;

/** Rate limits of sign-in attempts for one audience. */
export interface SignInLimits {
  /** All attempts of an address, which a whole office may share. */
  ofAddress: RateLimit;
  /** Attempts for one account from one address: stops guessing without locking the owner out elsewhere. */
  ofAccountAtAddress: RateLimit;
  /** Attempts for one account from all addresses, much higher: stops guessing from many addresses at once. */
  ofAccount: RateLimit;
}

const limitsOf = (action: string, ofAddress: number): SignInLimits => ({
  ofAddress: { name: `${action}-address`, points: ofAddress, seconds: 10 * MINUTE },
  ofAccountAtAddress: { name: `${action}-account-at-address`, points: 10, seconds: 15 * MINUTE },
  ofAccount: { name: `${action}-account`, points: 100, seconds: 15 * MINUTE },
});

export const LOGINS = limitsOf('login', 60);
export const ADMIN_LOGINS = limitsOf('admin-login', 30);
