import type { RateLimit } from '../../../kernel/rate-limit/rate-limits.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of attempts at one kind of secret. */
export interface AttemptLimits {
  /** All attempts of an address, which a whole office may share. */
  ofAddress: RateLimit;
  /** Attempts for one account from one address: stops guessing without locking the owner out elsewhere. */
  ofAccountAtAddress: RateLimit;
  /** Attempts for one account from all addresses: stops guessing from many addresses at once. */
  ofAccount: RateLimit;
  /** Attempts for an account on a device it signed in on before, instead of all the others. */
  ofDevice: RateLimit;
  /** Attempts for an account on all of these together: anyone who can read its mailbox makes new ones by resetting the password. */
  ofAccountOnDevices?: RateLimit;
}

/** Limits of passwords. The doors of customers and of staff share them: it is the same password that is guessed. */
export const SIGN_INS = {
  ofAddress: { name: 'sign-in-address', points: 60, seconds: 10 * MINUTE },
  ofAccountAtAddress: { name: 'sign-in-account-at-address', points: 10, seconds: 15 * MINUTE },
  ofAccount: { name: 'sign-in-account', points: 100, seconds: 15 * MINUTE },
  ofDevice: { name: 'sign-in-device', points: 10, seconds: 15 * MINUTE },
} as const satisfies AttemptLimits;

/**
 * Limits of codes of a second factor. Lower than those of passwords: three of a million codes are right at any time. Only
 * somebody who knows the password gets this far, so strangers cannot lock the owner out by them.
 */
export const CODES = {
  ofAddress: { name: 'code-address', points: 60, seconds: 10 * MINUTE },
  ofAccountAtAddress: { name: 'code-account-at-address', points: 10, seconds: HOUR },
  ofAccount: { name: 'code-account', points: 20, seconds: DAY },
  ofDevice: { name: 'code-device', points: 10, seconds: HOUR },
  ofAccountOnDevices: { name: 'code-account-on-devices', points: 20, seconds: DAY },
} as const satisfies AttemptLimits;

/** Refused attempts are counted in such windows for the audit log; nothing is limited by it. */
export const REFUSALS = { name: 'sign-in-refusals', seconds: HOUR };
