import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const consentTextUnknown = declareRefusal(
  'CONSENT_TEXT_UNKNOWN',
  422,
  () => 'Onaylanan ticari elektronik ileti metni tanınmadı. Sayfayı yenileyip yeniden deneyin.',
);
