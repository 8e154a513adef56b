import type { RateLimit } from '../../../kernel/rate-limit/rate-limits.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of sign-in attempts. The doors of customers and of staff share them: it is the same password that is guessed. */
export const SIGN_INS = {
  /** All attempts of an address, which a whole office may share. */
  ofAddress: { name: 'sign-in-address', points: 60, seconds: 10 * MINUTE },
  /** Attempts for one account from one address: stops guessing without locking the owner out elsewhere. */
  ofAccountAtAddress: { name: 'sign-in-account-at-address', points: 10, seconds: 15 * MINUTE },
  /** Attempts for one account from all addresses, much higher: stops guessing from many addresses at once. */
  ofAccount: { name: 'sign-in-account', points: 100, seconds: 15 * MINUTE },
  /** Attempts for an account on a device it signed in on before, instead of all the others. */
  ofDevice: { name: 'sign-in-device', points: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;

/** Refused sign-ins are counted in such windows for the audit log; nothing is limited by it. */
export const REFUSALS = { name: 'sign-in-refusals', seconds: HOUR };
