import { Check, CircleCheck, CircleX, Clock, type LucideIcon, PackageOpen, Truck } from 'lucide-react';

interface StatusLabel {
  readonly label: string;
  /** Under which the address of a list names it. */
  readonly parameter: string;
  readonly Icon: LucideIcon;
  readonly tone: 'warning' | 'info' | 'petrol' | 'shipped' | 'success' | 'danger';
}

/** The states of an order in the order of its life. */
export const ORDER_STATUSES = {
  PENDING: { label: 'Beklemede', parameter: 'beklemede', Icon: Clock, tone: 'warning' },
  CONFIRMED: { label: 'Onaylandı', parameter: 'onaylandi', Icon: Check, tone: 'info' },
  PROCESSING: { label: 'Hazırlanıyor', parameter: 'hazirlaniyor', Icon: PackageOpen, tone: 'petrol' },
  SHIPPED: { label: 'Kargoda', parameter: 'kargoda', Icon: Truck, tone: 'shipped' },
  DELIVERED: { label: 'Teslim Edildi', parameter: 'teslim-edildi', Icon: CircleCheck, tone: 'success' },
  CANCELLED: { label: 'İptal Edildi', parameter: 'iptal-edildi', Icon: CircleX, tone: 'danger' },
} as const satisfies Record<string, StatusLabel>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

export const ORDER_STATUS_LIST = Object.keys(ORDER_STATUSES) as OrderStatus[];

export const PAYMENT_STATUSES = {
  PENDING: { label: 'Beklemede', parameter: 'beklemede' },
  PAID: { label: 'Ödendi', parameter: 'odendi' },
} as const;

/** Of an order that is pending while some of its money was received. */
export const PARTIALLY_PAID = { label: 'Kısmen ödendi', parameter: 'kismen-odendi' } as const;

export type PaymentStatus = keyof typeof PAYMENT_STATUSES;
