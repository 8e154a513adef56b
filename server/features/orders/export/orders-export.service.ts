import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { streamWorkbook } from '../../../kernel/spreadsheet/workbook.stream.js';
import type { OrderListFilter, OrderSort } from '../listing/order-list.filter.js';
import { OrderListQueries } from '../listing/order-list.queries.js';
import type { ListPlace, SelectedOrders } from '../listing/order-list.statement.js';
import { COLUMNS, type ExportedOrder, rowOf, SHEET_NAME } from './order-export.sheet.js';
import { RunningExports } from './running-exports.js';

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
  /** Hands the file over; resolves with whether all of it was taken, and never rejects. */
  sendFile: (file: Readable) => Promise<boolean>;
  /** Whether its reader still may have the orders: a session can end while it is sent. */
  mayRead: () => Promise<boolean>;
}

type RecordedAs = Cause & { subject: string };

interface BegunExport {
  selected: SelectedOrders;
  sort: OrderSort;
  first: ExportedOrder[];
  mayRead: ExportReader['mayRead'];
}

/** What the audit log says at the end. */
interface Progress {
  /** Of every page that was written, even if its reader went away before it arrived. */
  rows: number;
  /** False when its reader went away, lost their session or their permission, or took too long, and when the process ended. */
  isComplete: boolean;
}

/** Writes the orders of a list into a spreadsheet, however many they are. */
@Injectable()
export class OrdersExport implements OnModuleDestroy {
  private readonly log = new Logger(OrdersExport.name);
  readonly running = new RunningExports();

  constructor(
    private readonly dataSource: DataSource,
    private readonly list: OrderListQueries,
    private readonly audit: AuditLog,
  ) {}

  /** The process closes its server only once no request is open, which a reader could hold up, and the pool after that. */
  onModuleDestroy(): Promise<void> {
    return this.running.end();
  }

  /**
   * Sends the file, read page by page as it is taken: between two pages no connection is held, and after its reader went away no page
   * is read. The audit log says who began it with which filter, and how many orders were written, also when nobody read them.
   * Before each page its reader must still be allowed to read; after that, and after fifteen minutes, the file is broken off.
   *
   * @throws ORDER_EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE; after an error of the first page nothing was sent
   */
  send(requested: RequestedExport, cause: Cause, { sendFile, mayRead }: ExportReader): Promise<void> {
    return this.running.run(cause.actor.id ?? '', async (signal) => {
      const recordedAs = { ...cause, subject: `order-export ${randomUUID()}` };
      const { sort, filter } = requested;
      const selected = await this.list.select(filter);
      const first = await this.page(selected, sort, undefined);
      await this.recordStart(requested, recordedAs);
      const progress: Progress = { rows: 0, isComplete: false };
      const rows = this.file(progress, { selected, sort, first, mayRead });
      const file = Readable.from(rows, { objectMode: false, signal });
      // It may be broken off before anybody listens to it, and that is no uncaught error.
      file.on('error', () => undefined);
      // Not in the file itself, which does nothing at the end unless somebody began to read it.
      const isTaken = await sendFile(file);
      progress.isComplete = isTaken && file.errored === null;
      await this.recordEnd(progress, recordedAs);
    });
  }

  private file(progress: Progress, begun: BegunExport): AsyncGenerator<Buffer> {
    return streamWorkbook({ name: SHEET_NAME, columns: COLUMNS, rows: this.rows(progress, begun) });
  }

  private async *rows(progress: Progress, { selected, sort, first, mayRead }: BegunExport) {
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

  /** What was searched for may be the name of a buyer, which the log could not forget with them: only that there was a search. */
  private recordStart({ filter, sort }: RequestedExport, recordedAs: RecordedAs): Promise<void> {
    const { text, ...rest } = filter;
    const given = Object.entries(rest).filter(([, value]) => value !== null);
    return this.record({
      ...recordedAs,
      what: 'order-export-started',
      after: { ...Object.fromEntries(given), isSearched: Boolean(text), sort },
    });
  }

  /** The file has left: an error is only logged. A second attempt might record the end twice. */
  private async recordEnd(progress: Progress, recordedAs: RecordedAs): Promise<void> {
    const entry = { ...recordedAs, what: 'order-export-ended', after: { ...progress } };
    try {
      await this.record(entry);
    } catch (error) {
      this.log.error({ err: error, requestId: recordedAs.requestId, ...progress });
    }
  }

  private record(entry: Parameters<AuditLog['add']>[1]): Promise<void> {
    return this.dataSource.transaction((transaction) => this.audit.add(transaction, entry));
  }
}
