import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const quoteExpired = declareRefusal<{ validUntil: string }>(
  'QUOTE_EXPIRED',
  409,
  () => 'Teklifin süresi doldu. Aynı kalemleri tek tıkla yeniden isteyebilirsiniz.',
);

/** `offer` is the newest one. */
export const quoteOfferOutdated = declareRefusal<{ offer: number }>(
  'QUOTE_OFFER_OUTDATED',
  409,
  () => 'Bu teklifin yeni bir sürümü var. Lütfen güncel teklifi inceleyin.',
);

export const quoteNotOpen = declareRefusal<{ status: string }>(
  'QUOTE_NOT_OPEN',
  409,
  () => 'Teklifin şu anki durumunda bu yapılamaz.',
);

export const quoteAlreadyAccepted = declareRefusal<{ orderNumber: string }>(
  'QUOTE_ALREADY_ACCEPTED',
  409,
  ({ orderNumber }) => `Teklif kabul edildi; siparişi #${orderNumber}.`,
);

export const quoteAlternativeUnknown = declareRefusal(
  'QUOTE_ALTERNATIVE_UNKNOWN',
  422,
  () => 'Seçilen muadil bu teklifte yok ya da aynı kalem için iki muadil seçildi.',
);

export const quoteLineUnknown = declareRefusal<{ lineIds: readonly string[] }>(
  'QUOTE_LINE_UNKNOWN',
  422,
  () => 'Kalemlerden biri bu teklifte yok.',
);

export const quotePriceInvalid = declareRefusal<{ lineIds: readonly string[] }>(
  'QUOTE_PRICE_INVALID',
  422,
  () => "Her kalemin birim fiyatı 0'dan büyük olmalıdır.",
);

/** Days of Istanbul, YYYY-MM-DD. */
export const quoteValidityInvalid = declareRefusal<{ earliest: string; latest: string }>(
  'QUOTE_VALIDITY_INVALID',
  422,
  () => 'Teklif en erken yarına, en geç bir yıl sonrasına kadar geçerli olabilir.',
);

export const quoteEmpty = declareRefusal('QUOTE_EMPTY', 422, () => 'Teklifte en az bir kalem olmalıdır.');

export const quoteCounterEmpty = declareRefusal(
  'QUOTE_COUNTER_EMPTY',
  422,
  () => 'Neyin başka olmasını istediğinizi belirtin ya da yazın.',
);

export const quoteBuyerErased = declareRefusal(
  'QUOTE_BUYER_ERASED',
  409,
  () => 'Müşterinin kişisel verileri silindiği için bu teklife e-posta gönderilemez.',
);

/** `offer` is the newest one. */
export const quoteLinkOutdated = declareRefusal<{ offer: number; number: string }>(
  'QUOTE_LINK_OUTDATED',
  410,
  // A link older than the first offer is that of the request.
  ({ offer }) =>
    `${offer === 1 ? 'Talebinize teklif verildi.' : 'Bu teklifin yeni bir sürümü var.'} Güncel bağlantıyı e-posta adresinize gönderebiliriz.`,
);

export const quoteRequestRefused = declareRefusal(
  'QUOTE_REQUEST_REFUSED',
  422,
  () => 'Talebiniz alınamadı. Lütfen birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
);

export const quoteDescriptionMissing = declareRefusal<{ lineIds: readonly string[] }>(
  'QUOTE_DESCRIPTION_MISSING',
  422,
  () => 'Ürünü olmayan kalemin açıklaması yazılmalıdır.',
);

export const quoteVariationUnknown = declareRefusal<{ variationId: string }>(
  'QUOTE_VARIATION_UNKNOWN',
  422,
  () => 'Seçilen seçenek bu üründe yok.',
);
