import { rateLimited } from './rate-limit.refusals.js';

it.each([
  [1, '1 saniye'],
  [60, '60 saniye'],
  [61, '2 dakika'],
  [900, '15 dakika'],
  [3_600, '60 dakika'],
  [3_601, '2 saat'],
])('says %d seconds in words that are not too short', (retryAfterSeconds, words) => {
  expect(rateLimited({ retryAfterSeconds }).message).toBe(
    `Çok fazla deneme yapıldı. Lütfen ${words} sonra tekrar deneyin.`,
  );
});
