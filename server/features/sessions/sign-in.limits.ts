import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';

const MINUTE = 60;

/** What one door counts of the attempts to come in. */
export interface SignInLimits {
  /** A whole office may share one address. */
  ofAddress: RateLimit;
  /** One account from one address: this stops who guesses, and shuts the door for nobody elsewhere. */
  ofAccountAtAddress: RateLimit;
  /** One account from everywhere, many times the one above: against guesses from many addresses at once. */
  ofAccount: RateLimit;
}

const limitsOf = (door: string, ofAddress: number): SignInLimits => ({
  ofAddress: { name: `${door}-address`, points: ofAddress, seconds: 10 * MINUTE },
  ofAccountAtAddress: { name: `${door}-account-at-address`, points: 10, seconds: 15 * MINUTE },
  ofAccount: { name: `${door}-account`, points: 100, seconds: 15 * MINUTE },
});

export const LOGINS = limitsOf('login', 60);
export const ADMIN_LOGINS = limitsOf('admin-login', 30);
