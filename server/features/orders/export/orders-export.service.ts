import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
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

type RecordedAs = Cause & { subject: string };

interface BegunExport {
  selected: SelectedOrders;
  sort: OrderSort;
  first: ExportedOrder[];
  recordedAs: RecordedAs;
}

/** What the audit log says at the end. */
interface Progress {
  rows: number;
  /** False when its reader went away. */
  isComplete: boolean;
}

/** Writes the orders of a list into a spreadsheet, however many they are. */
@Injectable()
export class OrdersExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: OrderListQueries,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The file, read page by page as it is taken: between two pages no connection is held, and after its reader went away no page is
   * read. The audit log says who began it with which filter, and how many orders they got.
   */
  async open(requested: RequestedExport, cause: Cause): Promise<AsyncGenerator<Buffer>> {
    const recordedAs = { ...cause, subject: `order-export ${randomUUID()}` };
    const selected = await this.list.select(requested.filter);
    // An error is still an answer as long as nothing was sent.
    const first = await this.page(selected, requested.sort, undefined);
    await this.recordStart(requested, recordedAs);
    return this.file({ rows: 0, isComplete: false }, { selected, sort: requested.sort, first, recordedAs });
  }

  private async *file(progress: Progress, begun: BegunExport): AsyncGenerator<Buffer> {
    const rows = this.rows(progress, begun);
    try {
      yield* streamWorkbook({ name: SHEET_NAME, columns: COLUMNS, rows });
      progress.isComplete = true;
    } finally {
      await this.record({ ...begun.recordedAs, what: 'order-export-ended', after: { ...progress } });
    }
  }

  private async *rows(progress: Progress, { selected, sort, first }: BegunExport) {
    let page = first;
    while (page.length > 0) {
      progress.rows += page.length;
      yield page.map(rowOf);
      page = page.length < PAGE ? [] : await this.page(selected, sort, page.at(-1));
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

  /** Somebody's name may be what was searched for: it is sealed under the key of the member of staff. */
  private recordStart({ filter, sort }: RequestedExport, recordedAs: RecordedAs): Promise<void> {
    const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
    const { id } = recordedAs.actor;
    return this.record({
      ...recordedAs,
      what: 'order-export-started',
      after: { ...Object.fromEntries(given), sort },
      ...(id !== null && { personal: { of: { userId: id }, fields: ['text'] } }),
    });
  }

  private record(entry: Parameters<AuditLog['add']>[1]): Promise<void> {
    return this.dataSource.transaction((transaction) => this.audit.add(transaction, entry));
  }
}
