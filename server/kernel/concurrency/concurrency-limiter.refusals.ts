import { declareRefusal } from '../refusal/refusal.js';

export const serviceBusy = declareRefusal<{ retryAfterSeconds: number }>(
  'SERVICE_BUSY',
  503,
  () => 'Şu anda çok yoğunuz. Lütfen birkaç saniye sonra tekrar deneyin.',
);
