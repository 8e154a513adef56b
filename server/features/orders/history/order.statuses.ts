/** How far an order has come, with the name people read. */
export const ORDER_STATUS_NAMES = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  processing: 'Hazırlanıyor',
  shipped: 'Kargoda',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_NAMES;

/** Whether an order is paid. */
export const PAYMENT_STATUS_NAMES = { pending: 'Beklemede', paid: 'Ödendi' } as const;

/** What people read of an order that is pending while some of the money was received. */
export const PARTIALLY_PAID_NAME = 'Kısmen ödendi';

export type PaymentStatus = keyof typeof PAYMENT_STATUS_NAMES;

/** How an order is paid. */
export type PaymentMethod = 'bank_transfer' | 'credit_card' | 'cash_on_delivery';
