import type { RateLimit } from '../../../kernel/rate-limit/rate-limits.js';
import { LINK_LIFE_MS } from '../account-links/account-links.js';

const SECOND_MS = 1_000;
const HOUR = 3_600;

/** Each request sends a mail that its recipient may not have requested. */
export const RESETS_OF_ADDRESS: RateLimit = { name: 'reset-address', points: 20, seconds: HOUR };
/** Lower than the limit of the account, so that one address cannot use it up. */
export const RESETS_OF_ACCOUNT_AT_ADDRESS: RateLimit = {
  name: 'reset-account-at-address',
  points: 3,
  seconds: LINK_LIFE_MS.reset / SECOND_MS,
};
/** Lasts exactly as long as a link: a user who is refused has a mail with a link that still works. */
export const RESETS_OF_ACCOUNT: RateLimit = {
  name: 'reset-account',
  points: 5,
  seconds: LINK_LIFE_MS.reset / SECOND_MS,
};
export const VERIFICATIONS_OF_ACCOUNT: RateLimit = { name: 'verify-account', points: 5, seconds: HOUR };
/** Attempts to use a link. */
export const LINKS_OF_ADDRESS: RateLimit = { name: 'link-address', points: 60, seconds: HOUR };
