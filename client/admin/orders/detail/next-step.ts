import { type OrderStatus } from '../../../shop/order-labels';

/** The status that usually follows, with the label of its button. A delivered order has none. */
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
