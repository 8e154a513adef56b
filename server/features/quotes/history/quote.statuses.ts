/** How far a quote has come, with the name people read. «Süresi Doldu» is derived: quoted, and valid no more. */
export const QUOTE_STATUS_NAMES = {
  new: 'Yeni',
  processing: 'İşleniyor',
  quoted: 'Teklif Verildi',
  accepted: 'Kabul Edildi',
  rejected: 'Reddedildi',
} as const;

export type QuoteStatus = keyof typeof QUOTE_STATUS_NAMES;

export const EXPIRED_NAME = 'Süresi Doldu';

/** Why a buyer declines. */
export const DECLINE_REASON_NAMES = {
  price: 'Fiyat yüksek',
  delivery_time: 'Teslim süresi uzun',
  technical: 'Teknik olarak uygun değil',
  other_supplier: 'Başka firmadan alındı',
  postponed: 'Proje ertelendi',
  other: 'Diğer',
} as const;

export type DeclineReason = keyof typeof DECLINE_REASON_NAMES;

export type QuoteChannel = 'storefront' | 'program' | 'staff';

/** Where the buyer themselves may begin. */
export type AskedOrigin = Extract<QuoteOrigin, 'form' | 'product' | 'cart' | 'wizard'>;

export type QuoteOrigin = 'form' | 'product' | 'cart' | 'wizard' | 'telephone' | 'renewal';
