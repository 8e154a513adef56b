import { rateLimited } from './rate-limit.refusals.js';

it.each([
  [1, '1 saniye'],
  [60, '60 saniye'],
  [61, '2 dakika'],
  [900, '15 dakika'],
  [3_600, '60 dakika'],
  [3_601, '2 saat'],
])('states %d seconds in the message, rounded up', (retryAfterSeconds, duration) => {
  expect(rateLimited({ retryAfterSeconds }).message).toBe(
    `Çok fazla deneme yapıldı. Lütfen ${duration} sonra tekrar deneyin.`,
  );
});
