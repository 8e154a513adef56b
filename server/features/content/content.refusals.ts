import { type InvalidField, reasonsOf } from '../../kernel/records/document-kind.js';
import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const contentInvalid = declareRefusal<{ fields: InvalidField[] }>(
  'CONTENT_INVALID',
  422,
  ({ fields }) => `İçerik kaydedilemedi. ${reasonsOf(fields)}`,
);

export const staticPageRequired = declareRefusal<{ slug: string }>(
  'STATIC_PAGE_REQUIRED',
  409,
  () =>
    'Siparişlerde ve üyelikte kabul edilen bu metin yayından kaldırılamaz, adresi de değişmez. Metni düzenleyebilirsiniz.',
);

export const pageAddressTaken = declareRefusal<{ address: string }>(
  'PAGE_ADDRESS_TAKEN',
  409,
  ({ address }) =>
    `/${address} adresi kullanılıyor ya da daha önce başka bir sayfanındı. Başka bir adres yazın.`,
);

export const draftOutdated = declareRefusal(
  'DRAFT_OUTDATED',
  409,
  () =>
    'Yayındaki içerik bu taslaktan sonra değişti. Taslağı açın, değişenleri birleştirip yeniden kaydedin.',
);

export const schedulerNotPermitted = declareRefusal(
  'SCHEDULER_NOT_PERMITTED',
  403,
  () => 'Zamanı seçenin içerik yetkisi kalmamış. Taslağı yetkili biri yayımlasın ya da yeniden zamanlasın.',
);

export const publishTimePast = declareRefusal(
  'PUBLISH_TIME_PAST',
  422,
  () => 'Yayımlanacağı zaman geçmiş. İleri bir tarih ve saat seçin.',
);
