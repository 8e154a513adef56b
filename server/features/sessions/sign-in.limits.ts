import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';

const MINUTE = 60;

/** A whole office may share one address. */
export const LOGINS_OF_ADDRESS: RateLimit = { name: 'login-address', points: 60, seconds: 10 * MINUTE };
/** Forgotten after a sign-in that succeeds. */
export const LOGINS_OF_ACCOUNT: RateLimit = { name: 'login-account', points: 10, seconds: 15 * MINUTE };
export const ADMIN_LOGINS_OF_ADDRESS: RateLimit = {
  name: 'admin-login-address',
  points: 30,
  seconds: 10 * MINUTE,
};
export const ADMIN_LOGINS_OF_ACCOUNT: RateLimit = {
  name: 'admin-login-account',
  points: 10,
  seconds: 15 * MINUTE,
};
