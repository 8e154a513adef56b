import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import { PAYMENT_METHOD_NAMES } from '../../settings/index.js';
import { OrdersArgs } from '../api/orders.args.js';
import { isPartiallyPaid } from '../history/order.payments.js';
import { RECIPIENT_NAMES } from '../history/order.recipient.js';
import { REFERENCE_NAMES } from '../history/order.references.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import { ORDER_STATUS_NAMES, PARTIALLY_PAID_NAME, PAYMENT_STATUS_NAMES } from '../history/order.statuses.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OverduePayments } from '../rows/overdue-payments.js';

const KURUS = 100;
const BATCH = 100;

const lira = (kurus: number) => ({ lira: kurus / KURUS });

const COLUMNS: readonly ExportColumn<OrderSnapshot>[] = [
  { header: 'Sipariş No', widthCharacters: 12, cell: ({ number }) => `#${number}` },
  { header: 'Tarih', widthCharacters: 17, cell: ({ createdAt }) => ({ dateTime: wallTime(createdAt) }) },
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
  {
    header: 'Ürün Adedi',
    widthCharacters: 12,
    cell: ({ lines }) => lines.reduce((count, { quantity }) => count + quantity, 0),
  },
  { header: 'Ara Toplam', widthCharacters: 14, cell: ({ subtotalKurus }) => lira(subtotalKurus) },
  { header: 'KDV', widthCharacters: 14, cell: ({ taxKurus }) => lira(taxKurus) },
  { header: 'Kargo', widthCharacters: 12, cell: ({ shippingKurus }) => lira(shippingKurus) },
  { header: 'Toplam', widthCharacters: 14, cell: ({ totalKurus }) => lira(totalKurus) },
  ...(['purchaseOrder', 'project', 'requisition'] as const).map((name): ExportColumn<OrderSnapshot> => ({
    header: REFERENCE_NAMES[name],
    widthCharacters: 22,
    cell: ({ references }) => references && references[name],
  })),
  ...(['siteName', 'contactName', 'phone'] as const).map((name): ExportColumn<OrderSnapshot> => ({
    header: RECIPIENT_NAMES[name],
    widthCharacters: 26,
    cell: ({ recipient }) => recipient && recipient[name],
  })),
];

/** The list of a customer's own orders as a spreadsheet. */
@Injectable()
export class OwnOrdersExport {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly overdue: OverduePayments,
    private readonly clock: Clock,
  ) {}

  of(actor: Actor): Omit<ListExport<OrdersArgs, OrderSnapshot>, 'permission'> {
    return {
      name: 'siparislerim',
      query: 'myOrders',
      args: OrdersArgs,
      recordedAs: 'own-order-export',
      fileName: 'Siparislerim',
      sheetName: 'Siparişlerim',
      columns: COLUMNS,
      rows: (request) => this.rows(actor, request),
    };
  }

  /** Newest first; an order that is placed meanwhile would move the others to the next part. */
  private async *rows(actor: Actor, { filter }: OrdersArgs): AsyncGenerator<readonly OrderSnapshot[]> {
    const overdue = await this.overdue.terms();
    const createdBefore = filter?.createdBefore ?? this.clock.now();
    for (let skip = 0; ; skip += BATCH) {
      const page = { overdue, skip, take: BATCH };
      const { items } = await this.orders.listOwn(actor, Object.assign({}, filter, { createdBefore }), page);
      yield items;
      if (items.length < BATCH) return;
    }
  }
}
