import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';

const HOUR = 3_600;

export const REGISTRATIONS_OF_ADDRESS: RateLimit = { name: 'register-address', points: 20, seconds: HOUR };
/** Each makes a mail to somebody who may not have asked for it. */
export const RESETS_OF_ADDRESS: RateLimit = { name: 'reset-address', points: 20, seconds: HOUR };
export const RESETS_OF_ACCOUNT: RateLimit = { name: 'reset-account', points: 5, seconds: HOUR };
export const VERIFICATIONS_OF_ACCOUNT: RateLimit = { name: 'verify-account', points: 5, seconds: HOUR };
/** Of links that somebody tries. */
export const LINKS_OF_ADDRESS: RateLimit = { name: 'link-address', points: 60, seconds: HOUR };
