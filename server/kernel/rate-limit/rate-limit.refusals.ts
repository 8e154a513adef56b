import { declareRefusal } from '../refusal/refusal.js';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

export const rateLimited = declareRefusal<{ retryAfterSeconds: number }>(
  'RATE_LIMITED',
  429,
  ({ retryAfterSeconds }) =>
    `Çok fazla deneme yapıldı. Lütfen ${durationText(retryAfterSeconds)} sonra tekrar deneyin.`,
);

/** Rounded up: an attempt after the stated time passes. */
function durationText(seconds: number): string {
  if (seconds <= SECONDS_PER_MINUTE) return `${seconds} saniye`;
  if (seconds <= SECONDS_PER_HOUR) return `${Math.ceil(seconds / SECONDS_PER_MINUTE)} dakika`;
  return `${Math.ceil(seconds / SECONDS_PER_HOUR)} saat`;
}
