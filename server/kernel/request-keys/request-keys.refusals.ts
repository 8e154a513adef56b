import { declareRefusal } from '../refusal/refusal.js';

export const requestConflict = declareRefusal(
  'REQUEST_CONFLICT',
  409,
  () => 'Bu talep başka içerikle gönderildi. Lütfen sayfayı yenileyip yeniden gönderin.',
);
