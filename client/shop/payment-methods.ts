/** The settings say what each of them means. */
export const PAYMENT_METHOD_NAMES = {
  BANK_TRANSFER: 'Banka Havalesi',
  CREDIT_CARD: 'Kredi Kartı',
  CASH_ON_DELIVERY: 'Kapıda Ödeme',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_NAMES;
