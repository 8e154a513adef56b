import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import { REFERENCE_COLUMNS, STATE_COLUMNS, SUM_COLUMNS } from './order-export.columns.js';
import { OrdersArgs } from '../api/orders.args.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OverduePayments } from '../rows/overdue-payments.js';

const BATCH = 100;

const COLUMNS: readonly ExportColumn<OrderSnapshot>[] = [
  { header: 'Sipariş No', widthCharacters: 12, cell: ({ number }) => `#${number}` },
  { header: 'Tarih', widthCharacters: 17, cell: ({ createdAt }) => ({ dateTime: wallTime(createdAt) }) },
  ...STATE_COLUMNS,
  {
    header: 'Ürün Adedi',
    widthCharacters: 12,
    cell: ({ lines }) => lines.reduce((count, { quantity }) => count + quantity, 0),
  },
  ...SUM_COLUMNS,
  ...REFERENCE_COLUMNS,
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
