import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const maintenance = declareRefusal(
  'MAINTENANCE',
  503,
  () => 'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.',
);
