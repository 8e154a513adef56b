import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';
import { LINK_LIFE_MS } from './account-links.js';

const SECOND_MS = 1_000;
const HOUR = 3_600;

export const REGISTRATIONS_OF_ADDRESS: RateLimit = { name: 'register-address', points: 20, seconds: HOUR };
/** Each makes a mail to somebody who may not have asked for it. */
export const RESETS_OF_ADDRESS: RateLimit = { name: 'reset-address', points: 20, seconds: HOUR };
/** Fewer than the account has from everywhere: one address alone leaves its owner some. */
export const RESETS_OF_ACCOUNT_AT_ADDRESS: RateLimit = {
  name: 'reset-account-at-address',
  points: 3,
  seconds: LINK_LIFE_MS.reset / SECOND_MS,
};
/** For as long as a link lives and no longer: whoever is refused has got a mail whose link still works. */
export const RESETS_OF_ACCOUNT: RateLimit = {
  name: 'reset-account',
  points: 5,
  seconds: LINK_LIFE_MS.reset / SECOND_MS,
};
export const VERIFICATIONS_OF_ACCOUNT: RateLimit = { name: 'verify-account', points: 5, seconds: HOUR };
/** Of links that somebody tries. */
export const LINKS_OF_ADDRESS: RateLimit = { name: 'link-address', points: 60, seconds: HOUR };
