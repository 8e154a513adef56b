import { type OrderStatus } from '../../../shop/order-labels';

/** What usually follows, and the words for doing it; a cancelled or delivered order has nothing that usually follows. */
const NEXT: Partial<Record<OrderStatus, { readonly status: OrderStatus; readonly label: string }>> = {
  PENDING: { status: 'CONFIRMED', label: 'Onayla' },
  CONFIRMED: { status: 'PROCESSING', label: 'Hazırlamaya başla' },
  PROCESSING: { status: 'SHIPPED', label: 'Kargoya ver' },
  SHIPPED: { status: 'DELIVERED', label: 'Teslim edildi' },
  CANCELLED: { status: 'PENDING', label: 'Yeniden etkinleştir' },
};

export function nextStep(status: OrderStatus) {
  return NEXT[status];
}
