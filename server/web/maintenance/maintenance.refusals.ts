import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** After so long a search engine or a program is to come back. */
export const RETRY_AFTER_MAINTENANCE_SECONDS = 600;

/** `message` is what staff wrote for visitors, or the usual sentence. */
export const maintenance = declareRefusal<{ message: string; retryAfterSeconds: number }>(
  'MAINTENANCE',
  503,
  ({ message }) => message,
);
