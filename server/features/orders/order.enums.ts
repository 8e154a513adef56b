import { registerEnumType } from '@nestjs/graphql';

/** The values are those of events and rows. */
export enum OrderStatus {
  PENDING = 'pending',
  CONFIRMED = 'confirmed',
  PROCESSING = 'processing',
  SHIPPED = 'shipped',
  DELIVERED = 'delivered',
  CANCELLED = 'cancelled',
}

export enum PaymentStatus {
  PENDING = 'pending',
  PAID = 'paid',
}

export enum PaymentMethod {
  BANK_TRANSFER = 'bank_transfer',
  CREDIT_CARD = 'credit_card',
  CASH_ON_DELIVERY = 'cash_on_delivery',
}

/** @throws for a value that no member stands for */
export function memberOf<Member extends string>(members: Record<string, Member>, value: string): Member {
  const member = Object.values(members).find((one: string) => one === value);
  if (member === undefined) throw new Error(`Nothing stands for ${value}`);
  return member;
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'How far an order has come.',
  valuesMap: {
    PENDING: { description: 'Beklemede.' },
    CONFIRMED: { description: 'Onaylandı.' },
    PROCESSING: { description: 'Hazırlanıyor.' },
    SHIPPED: { description: 'Kargoda.' },
    DELIVERED: { description: 'Teslim Edildi.' },
    CANCELLED: { description: 'İptal Edildi.' },
  },
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Whether an order is paid.',
  valuesMap: { PENDING: { description: 'Beklemede.' }, PAID: { description: 'Ödendi.' } },
});

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid.',
  valuesMap: {
    BANK_TRANSFER: { description: 'Banka Havalesi.' },
    CREDIT_CARD: { description: 'Kredi Kartı: the shop gets in touch, card numbers are never asked for.' },
    CASH_ON_DELIVERY: { description: 'Kapıda Ödeme.' },
  },
});
