import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor/actor.js';
import { notFound, signInRequired } from '../../kernel/refusal/general.refusals.js';
import { MessageBriefs } from '../messaging/index.js';
import { OrderBriefs } from '../orders/index.js';
import { QuoteBriefs } from '../quotes/index.js';
import { kindsVisibleTo } from './notice.kinds.js';
import type { Notice, NoticeList } from './notice.type.js';
import { NOTICE_ID } from './notices.args.js';
import { type NoticeRow, NoticesQueries, type Reader } from './notices.queries.js';

/** The bell of each member of staff: what they may see, and what of it they have seen. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly queries: NoticesQueries,
    private readonly orders: OrderBriefs,
    private readonly quotes: QuoteBriefs,
    private readonly messages: MessageBriefs,
  ) {}

  async list(staff: Actor | null, page: { skip: number; take: number }): Promise<NoticeList> {
    const reader = readerOf(staff);
    const [rows, unseenCount] = await Promise.all([
      this.queries.list(reader, page),
      this.queries.countUnseen(reader),
    ]);
    return { items: await this.noticesOf(rows), unseenCount };
  }

  /** Marks those that are for them, and returns these. */
  async markSeen(staff: Actor | null, ids: readonly string[]): Promise<Notice[]> {
    const reader = readerOf(staff);
    const rows = await this.queries.find(reader, ids.map(Number));
    if (rows.length > 0) {
      await this.queries.mark(
        reader,
        rows.map(({ id }) => id),
      );
    }
    return this.noticesOf(rows.map((row) => ({ ...row, isSeen: true })));
  }

  /**
   * @param until id of the newest notice that was shown: what has happened since stays unseen
   * @throws NOT_FOUND when it is no id of a notice
   */
  async markAllSeen(staff: Actor | null, until: string): Promise<void> {
    await this.queries.markThrough(readerOf(staff), numberOf(until));
  }

  /** Who ordered or asked is read as it is shown: a notice outlives the erasure of whom it is about. */
  private async noticesOf(rows: readonly NoticeRow[]): Promise<Notice[]> {
    const [orders, quotes, messages] = await Promise.all([
      this.orders.of(rows.filter(isOf('order_')).map(({ subjectId }) => subjectId)),
      this.quotes.of(rows.filter(isOf('quote_')).map(({ subjectId }) => subjectId)),
      this.messages.of(rows.filter(isOf('message_', 'complaint_')).map(({ subjectId }) => subjectId)),
    ]);
    return rows.map((row) => {
      const message = messages.get(row.subjectId);
      const sender = message && { buyer: message.sender, totalKurus: null };
      return noticeOf(row, orders.get(row.subjectId) ?? quotes.get(row.subjectId) ?? sender);
    });
  }
}

function readerOf(staff: Actor | null): Reader {
  if (!staff?.id) throw signInRequired();
  return { userId: staff.id, kinds: kindsVisibleTo(staff) };
}

function numberOf(id: string): number {
  if (!NOTICE_ID.test(id)) throw notFound();
  return Number(id);
}

const isOf =
  (...prefixes: string[]) =>
  ({ kind }: NoticeRow) =>
    prefixes.some((prefix) => kind.startsWith(prefix));

function noticeOf(
  { id, kind, subjectId, label, happenedAt, outcome, isSeen }: NoticeRow,
  sale: { buyer: string | null; totalKurus: number | null } | undefined,
): Notice {
  const { buyer = null, totalKurus: total = null } = sale ?? {};
  return {
    id: String(id),
    kind,
    at: happenedAt,
    subject: { id: subjectId, label, outcome, buyer, total },
    isSeen,
  };
}
