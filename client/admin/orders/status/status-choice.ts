import { type OrderStatus } from '../../../shop/order-labels';
import { type ListedOrder } from './use-status-changes';

/** A state that was chosen for an order and waits for what has to be said with it. */
export interface StatusChoice {
  readonly order: ListedOrder;
  readonly status: OrderStatus;
}

/** How a change to each state is asked for, and the button that makes it; literals of the shop's owner among them. */
const STATUS_VERBS: Readonly<Record<OrderStatus, { readonly title: string; readonly verb: string }>> = {
  PENDING: { title: 'Siparişi beklemeye al', verb: 'Beklemeye al' },
  CONFIRMED: { title: 'Siparişi onayla', verb: 'Onayla' },
  PROCESSING: { title: 'Siparişi hazırlamaya başla', verb: 'Hazırlamaya başla' },
  SHIPPED: { title: 'Siparişi kargoya ver', verb: 'Kargoya ver' },
  DELIVERED: { title: 'Siparişi teslim edildi say', verb: 'Teslim edildi' },
  CANCELLED: { title: 'Bu siparişi iptal etmek istediğinizden emin misiniz?', verb: 'Siparişi iptal et' },
};

/** The same for an order that has a state: one that was cancelled comes back. */
export function verbsOf({ status: current }: Pick<ListedOrder, 'status'>, status: OrderStatus) {
  const isBack = current === 'CANCELLED' && status === 'PENDING';
  return isBack
    ? { title: 'Siparişi yeniden etkinleştir', verb: 'Yeniden etkinleştir' }
    : STATUS_VERBS[status];
}

/** The same for several orders. */
export function verbsForMany(count: number, status: OrderStatus) {
  const { title, verb } = STATUS_VERBS[status];
  return { title: title.replace('Siparişi', `${String(count)} siparişi`), verb };
}

/** Whether more has to be said: why an order is cancelled, who carries the parcel, and what becomes of the stock when it comes back. */
export function needsDialog({ status: current }: Pick<ListedOrder, 'status'>, status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'SHIPPED' || current === 'CANCELLED';
}
