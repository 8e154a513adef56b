import type { RateLimit } from '../../../kernel/rate-limit/rate-limits.js';

const HOUR = 3_600;

export const REGISTRATIONS_OF_ADDRESS: RateLimit = { name: 'register-address', points: 20, seconds: HOUR };
