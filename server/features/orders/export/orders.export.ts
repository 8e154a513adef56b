import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListExport } from '../../../kernel/exports/list-export.js';
import { type ListPart, wholeList } from '../../../kernel/listing/list-parts.js';
import { AdminOrdersArgs } from '../listing/order-list.input.js';
import { OrderListQueries } from '../listing/order-list.queries.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { SORTS } from '../listing/order-list.statement.js';
import { OrderListingModule } from '../listing/order-listing.module.js';
import { OwnOrdersExport } from './own-orders.export.js';
import { type ExportedOrder, ORDER_COLUMNS } from './order-export.columns.js';

const ORDERS = `
  SELECT id, number, placed_at AS "placedAt", buyer, status, payment_status AS "paymentStatus",
    payment_method AS "paymentMethod", subtotal_kurus AS "subtotalKurus", tax_kurus AS "taxKurus",
    shipping_kurus AS "shippingKurus", total_kurus AS "totalKurus", received_kurus AS "receivedKurus",
    shipping_address AS "shippingAddress", billing_address AS "billingAddress", recipient, notes,
    purchase_references AS "references"
  FROM orders WHERE id = ANY($1::uuid[])`;

/** The list of all orders as a spreadsheet. */
@Injectable()
export class OrdersExport implements ListExport<AdminOrdersArgs, ExportedOrder> {
  readonly name = 'siparisler';
  readonly query = 'adminOrders';
  readonly args = AdminOrdersArgs;
  readonly permission = 'orders';
  readonly recordedAs = 'order-export';
  readonly fileName = 'Siparisler';
  readonly sheetName = 'Siparişler';
  readonly columns = ORDER_COLUMNS;

  constructor(
    private readonly dataSource: DataSource,
    private readonly list: OrderListQueries,
  ) {}

  async *rows({ filter, sort }: AdminOrdersArgs): AsyncGenerator<readonly ExportedOrder[]> {
    const selected = await this.list.select(filter);
    const sorting = SORTS[sort];
    yield* wholeList(async (part) => this.withOrders(await this.list.after(selected, { sorting, ...part })));
  }

  private async withOrders({ items: ids, next }: ListPart<string>): Promise<ListPart<ExportedOrder>> {
    const rows = await this.dataSource.query<ExportedOrder[]>(ORDERS, [ids]);
    const orders = new Map(rows.map((order) => [order.id, order]));
    return { items: ids.flatMap((id) => orders.get(id) ?? []), next };
  }
}

@Module({
  imports: [OrderListingModule, OrderHistoryModule],
  providers: [OrdersExport, OwnOrdersExport],
  exports: [OrdersExport, OwnOrdersExport],
})
export class OrderExportModule {}
