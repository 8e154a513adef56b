import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import {
  type ExportProgress,
  RecordedExports,
  type SendFile,
} from '../../../kernel/exports/recorded-exports.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { streamWorkbook } from '../../../kernel/spreadsheet/workbook.stream.js';
import type { OrderListFilter, OrderSort } from '../listing/order-list.filter.js';
import { OrderListQueries } from '../listing/order-list.queries.js';
import type { ListPlace, SelectedOrders } from '../listing/order-list.statement.js';
import { COLUMNS, type ExportedOrder, rowOf, SHEET_NAME } from './order-export.sheet.js';

/** So few that other requests need not wait for a page to be written. */
const PAGE = 200;

const ORDERS = `
  SELECT id, number, placed_at AS "placedAt", buyer, status, payment_status AS "paymentStatus",
    payment_method AS "paymentMethod", subtotal_kurus AS "subtotalKurus", tax_kurus AS "taxKurus",
    shipping_kurus AS "shippingKurus", total_kurus AS "totalKurus", shipping_address AS "shippingAddress",
    billing_address AS "billingAddress", notes
  FROM orders WHERE id = ANY($1::uuid[])`;

interface RequestedExport {
  filter: OrderListFilter;
  sort: OrderSort;
}

/** Where a file goes, and until when it may. */
export interface ExportReader {
  sendFile: SendFile;
  /** Whether its reader still may have the orders: a session can end while it is sent. */
  mayRead: () => Promise<boolean>;
}

interface BegunExport {
  selected: SelectedOrders;
  sort: OrderSort;
  first: ExportedOrder[];
  mayRead: ExportReader['mayRead'];
}

/** Writes the orders of a list into a spreadsheet, however many they are. */
@Injectable()
export class OrdersExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: OrderListQueries,
    private readonly exports: RecordedExports,
  ) {}

  /**
   * Sends the file, read page by page as it is taken: between two pages no connection is held, and after its reader went away no page
   * is read. Before each page its reader must still be allowed to read; after that the file is broken off.
   *
   * @throws EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE; after an error of the first page nothing was sent
   */
  send(requested: RequestedExport, cause: Cause, { sendFile, mayRead }: ExportReader): Promise<void> {
    const begin = async () => {
      const { sort, filter } = requested;
      const selected = await this.list.select(filter);
      const first = await this.page(selected, sort, undefined);
      const begun = { selected, sort, first, mayRead };
      return { asked: recorded(requested), file: (progress: ExportProgress) => this.file(progress, begun) };
    };
    return this.exports.send({ name: 'order-export', cause, begin }, sendFile);
  }

  private file(progress: ExportProgress, begun: BegunExport): AsyncGenerator<Buffer> {
    return streamWorkbook({ name: SHEET_NAME, columns: COLUMNS, rows: this.rows(progress, begun) });
  }

  private async *rows(progress: ExportProgress, { selected, sort, first, mayRead }: BegunExport) {
    let page = first;
    while (page.length > 0) {
      progress.rows += page.length;
      yield page.map(rowOf);
      if (page.length < PAGE) return;
      if (!(await mayRead())) throw forbidden();
      page = await this.page(selected, sort, page.at(-1));
    }
  }

  /** By the place of the order before it, which never changes: no order comes twice, whatever happens to it meanwhile. */
  private async page(
    selected: SelectedOrders,
    sort: OrderSort,
    after: ListPlace | undefined,
  ): Promise<ExportedOrder[]> {
    const ids = await this.list.idsOf(selected, { sort, take: PAGE, ...(after && { after }) });
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<ExportedOrder[]>(ORDERS, [ids]);
    const orders = new Map(rows.map((order) => [order.id, order]));
    return ids.flatMap((id) => orders.get(id) ?? []);
  }
}

/** What was searched for may be the name of a buyer, which the log could not forget with them: only that there was a search. */
function recorded({ filter, sort }: RequestedExport): Record<string, unknown> {
  const { text, ...rest } = filter;
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), isSearched: Boolean(text), sort };
}
