import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn } from '../../../kernel/exports/list-export.js';
import { addressLine } from '../../../kernel/postal-address/postal-address.js';
import type { OrderPlaced } from '../history/order.events.js';
import { isPartiallyPaid, outstandingOf } from '../history/order.payments.js';
import { RECIPIENT_NAMES } from '../history/order.recipient.js';
import { REFERENCE_NAMES } from '../history/order.references.js';
import { PAYMENT_METHOD_NAMES } from '../../settings/index.js';
import {
  ORDER_STATUS_NAMES,
  type OrderStatus,
  PARTIALLY_PAID_NAME,
  PAYMENT_STATUS_NAMES,
  type PaymentStatus,
} from '../history/order.statuses.js';

/** An order as the sheet has it; buyer, addresses and notes are null once the buyer was erased. */
export interface ExportedOrder extends Pick<
  OrderPlaced,
  | 'number'
  | 'buyer'
  | 'shippingAddress'
  | 'billingAddress'
  | 'recipient'
  | 'notes'
  | 'references'
  | 'paymentMethod'
  | 'subtotalKurus'
  | 'taxKurus'
  | 'shippingKurus'
  | 'totalKurus'
> {
  id: string;
  placedAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  receivedKurus: number;
}

const KURUS = 100;

const lira = (kurus: number) => ({ lira: kurus / KURUS });

type Columns<Names extends keyof ExportedOrder> = readonly ExportColumn<Pick<ExportedOrder, Names>>[];

/** How far an order is, and how it is paid. */
export const STATE_COLUMNS: Columns<
  'status' | 'paymentStatus' | 'paymentMethod' | 'receivedKurus' | 'totalKurus'
> = [
  { header: 'Durum', widthCharacters: 14, cell: ({ status }) => ORDER_STATUS_NAMES[status] },
  {
    header: 'Ödeme Durumu',
    widthCharacters: 15,
    cell: (order) =>
      isPartiallyPaid(order) ? PARTIALLY_PAID_NAME : PAYMENT_STATUS_NAMES[order.paymentStatus],
  },
  {
    header: 'Ödeme Yöntemi',
    widthCharacters: 16,
    cell: ({ paymentMethod }) => PAYMENT_METHOD_NAMES[paymentMethod],
  },
];

export const SUM_COLUMNS: Columns<'subtotalKurus' | 'taxKurus' | 'shippingKurus' | 'totalKurus'> = [
  { header: 'Ara Toplam', widthCharacters: 14, cell: ({ subtotalKurus }) => lira(subtotalKurus) },
  { header: 'KDV', widthCharacters: 14, cell: ({ taxKurus }) => lira(taxKurus) },
  { header: 'Kargo', widthCharacters: 12, cell: ({ shippingKurus }) => lira(shippingKurus) },
  { header: 'Toplam', widthCharacters: 14, cell: ({ totalKurus }) => lira(totalKurus) },
];

/** What the buyer calls the order, and who receives it. */
export const REFERENCE_COLUMNS: Columns<'references' | 'recipient'> = [
  ...(['purchaseOrder', 'project', 'requisition'] as const).map((name) => ({
    header: REFERENCE_NAMES[name],
    widthCharacters: 22,
    cell: ({ references }: Pick<ExportedOrder, 'references'>) => references && references[name],
  })),
  ...(['siteName', 'contactName', 'phone'] as const).map((name) => ({
    header: RECIPIENT_NAMES[name],
    widthCharacters: 26,
    cell: ({ recipient }: Pick<ExportedOrder, 'recipient'>) => recipient && recipient[name],
  })),
];

export const ORDER_COLUMNS: readonly ExportColumn<ExportedOrder>[] = [
  { header: 'Sipariş No', widthCharacters: 12, cell: ({ number }) => `#${number}` },
  { header: 'Tarih', widthCharacters: 17, cell: ({ placedAt }) => ({ dateTime: wallTime(placedAt) }) },
  { header: 'Müşteri', widthCharacters: 26, cell: ({ buyer }) => buyer && buyer.name },
  { header: 'E-posta', widthCharacters: 30, cell: ({ buyer }) => buyer && buyer.email },
  { header: 'Telefon', widthCharacters: 18, cell: ({ buyer }) => buyer && buyer.phone },
  { header: 'Firma', widthCharacters: 30, cell: ({ buyer }) => buyer && buyer.company },
  ...STATE_COLUMNS,
  ...SUM_COLUMNS,
  {
    header: 'Teslimat Adresi',
    widthCharacters: 50,
    cell: ({ shippingAddress }) => shippingAddress && addressLine(shippingAddress),
  },
  {
    header: 'Fatura Adresi',
    widthCharacters: 50,
    cell: ({ billingAddress }) => billingAddress && addressLine(billingAddress),
  },
  { header: 'Notlar', widthCharacters: 40, cell: ({ notes }) => notes },
  { header: 'Alınan Ödeme', widthCharacters: 14, cell: ({ receivedKurus }) => lira(receivedKurus) },
  { header: 'Kalan Ödeme', widthCharacters: 14, cell: (order) => lira(outstandingOf(order)) },
  ...REFERENCE_COLUMNS,
];
