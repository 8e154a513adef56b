/** How an order is paid, as events and rows have it. */
export type PaymentMethod = 'bank_transfer' | 'credit_card' | 'cash_on_delivery';

/** As a buyer reads it. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Banka Havalesi',
  credit_card: 'Kredi Kartı',
  cash_on_delivery: 'Kapıda Ödeme',
};
