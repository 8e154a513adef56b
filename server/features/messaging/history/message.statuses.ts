/** How far a message has come, with the name people read. */
export const MESSAGE_STATUS_NAMES = {
  new: 'Yeni',
  read: 'Okundu',
  replied: 'Yanıtlandı',
  closed: 'Kapatıldı',
} as const;

export type MessageStatus = keyof typeof MESSAGE_STATUS_NAMES;

/** What a message is about, with the name people read; forms send the keys. */
export const MESSAGE_SUBJECT_NAMES = {
  'product-inquiry': 'Ürün Bilgisi',
  'quote-request': 'Teklif Talebi',
  'technical-support': 'Teknik Destek',
  'after-sales': 'Satış Sonrası',
  partnership: 'İş Ortaklığı',
  complaint: 'Şikâyet',
  other: 'Diğer',
} as const;

export type MessageSubject = keyof typeof MESSAGE_SUBJECT_NAMES;

export type MessageChannel = 'storefront' | 'program';
