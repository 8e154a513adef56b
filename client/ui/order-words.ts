import { Check, CircleCheck, CircleX, Clock, type LucideIcon, PackageOpen, Truck } from 'lucide-react';

interface StatusWords {
  readonly word: string;
  /** Under which the address of a list names it. */
  readonly parameter: string;
  readonly Icon: LucideIcon;
  readonly tone: 'warning' | 'info' | 'petrol' | 'shipped' | 'success' | 'danger';
}

/** The states of an order in the order of its life. */
export const ORDER_STATUSES = {
  PENDING: { word: 'Beklemede', parameter: 'beklemede', Icon: Clock, tone: 'warning' },
  CONFIRMED: { word: 'Onaylandı', parameter: 'onaylandi', Icon: Check, tone: 'info' },
  PROCESSING: { word: 'Hazırlanıyor', parameter: 'hazirlaniyor', Icon: PackageOpen, tone: 'petrol' },
  SHIPPED: { word: 'Kargoda', parameter: 'kargoda', Icon: Truck, tone: 'shipped' },
  DELIVERED: { word: 'Teslim Edildi', parameter: 'teslim-edildi', Icon: CircleCheck, tone: 'success' },
  CANCELLED: { word: 'İptal Edildi', parameter: 'iptal-edildi', Icon: CircleX, tone: 'danger' },
} as const satisfies Record<string, StatusWords>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

export const PAYMENT_STATUSES = {
  PENDING: { word: 'Beklemede', parameter: 'beklemede' },
  PAID: { word: 'Ödendi', parameter: 'odendi' },
} as const;

export type PaymentStatus = keyof typeof PAYMENT_STATUSES;
