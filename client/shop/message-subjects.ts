/** What a message is about, with the value that forms and addresses carry. */
export const MESSAGE_SUBJECTS = {
  PRODUCT_INQUIRY: { label: 'Ürün Bilgisi', value: 'product-inquiry' },
  QUOTE_REQUEST: { label: 'Teklif Talebi', value: 'quote-request' },
  TECHNICAL_SUPPORT: { label: 'Teknik Destek', value: 'technical-support' },
  AFTER_SALES: { label: 'Satış Sonrası', value: 'after-sales' },
  PARTNERSHIP: { label: 'İş Ortaklığı', value: 'partnership' },
  COMPLAINT: { label: 'Şikâyet', value: 'complaint' },
  OTHER: { label: 'Diğer', value: 'other' },
} as const;

export type MessageSubject = keyof typeof MESSAGE_SUBJECTS;

export const MESSAGE_SUBJECT_LIST = Object.keys(MESSAGE_SUBJECTS) as MessageSubject[];
