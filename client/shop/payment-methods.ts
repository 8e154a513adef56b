/** What each way to pay is called; the settings say what it means. */
export const PAYMENT_METHODS = {
  BANK_TRANSFER: { name: 'Banka Havalesi' },
  CREDIT_CARD: { name: 'Kredi Kartı' },
  CASH_ON_DELIVERY: { name: 'Kapıda Ödeme' },
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;
