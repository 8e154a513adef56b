import type { NamedFile } from '../../../kernel/files/private-files.js';
import type { GivenPaymentNotice, OrderEvent } from './order.events.js';

type PaymentNoticeStatus = 'open' | 'received' | 'rejected';

/** A notice and what became of it, identified by the version of the event that recorded it. */
export interface PaymentNotice extends GivenPaymentNotice {
  version: number;
  status: PaymentNoticeStatus;
  /** The version of the payment that settled it. */
  paymentVersion: number | null;
  /** Why it was rejected; the buyer can read it. */
  reason: string | null;
}

/** Events after which notices may stand otherwise. */
export type NoticeEvent = Extract<
  OrderEvent,
  {
    type:
      | 'OrderMarkedPaid'
      | 'OrderPaymentReverted'
      | 'OrderPaymentUndone'
      | 'OrderPaymentNoticeGiven'
      | 'OrderPaymentNoticeRejected';
  }
>;

/**
 * The notices after an event. A payment that was undone as a slip leaves its notice open again; one that is taken back rejects it,
 * for the same reason.
 */
export function noticesAfter<Notice extends PaymentNotice>(
  notices: readonly (Notice | PaymentNotice)[],
  event: NoticeEvent,
  version: number,
): (Notice | PaymentNotice)[] {
  if (event.type === 'OrderPaymentNoticeGiven') {
    return [...notices, { ...event.data, version, status: 'open', paymentVersion: null, reason: null }];
  }
  const { of, change } = settlement(event, version);
  return notices.map((notice) => (of(notice) ? { ...notice, ...change } : notice));
}

/** Which notices an event settles or opens again, and how they are then. */
function settlement(
  event: Exclude<NoticeEvent, { type: 'OrderPaymentNoticeGiven' }>,
  version: number,
): { of: (notice: PaymentNotice) => boolean; change: Partial<PaymentNotice> } {
  const named = (noticeVersion: number | null) => (notice: PaymentNotice) => notice.version === noticeVersion;
  const paidBy = (payment: number | null) => (notice: PaymentNotice) =>
    payment !== null && notice.paymentVersion === payment;
  switch (event.type) {
    case 'OrderPaymentNoticeRejected':
      return {
        of: named(event.data.noticeVersion),
        change: { status: 'rejected', reason: event.data.reason },
      };
    case 'OrderMarkedPaid':
      return {
        of: named(event.data.noticeVersion),
        change: { status: 'received', paymentVersion: version },
      };
    case 'OrderPaymentReverted':
      return {
        of: paidBy(event.data.paymentVersion),
        change: { status: 'rejected', reason: event.data.reason },
      };
    case 'OrderPaymentUndone':
      return { of: paidBy(event.data.undoneVersion), change: { status: 'open', paymentVersion: null } };
  }
}

/** Those that nobody has settled yet. */
export const openNotices = (notices: readonly PaymentNotice[]): PaymentNotice[] =>
  notices.filter(({ status }) => status === 'open');

/** Whether a buyer may say that they have paid: a transfer is awaited still. */
export const takesPaymentNotice = ({
  paymentMethod,
  paymentStatus,
  status,
}: {
  paymentMethod: string;
  paymentStatus: string;
  status: string;
}): boolean => paymentMethod === 'bank_transfer' && paymentStatus === 'pending' && status !== 'cancelled';

/** A receipt of an order with its name; null for what the order does not have, and once the buyer was erased. */
export function receiptOf(
  order: { paymentNotices: readonly PaymentNotice[] } | null,
  id: string,
): NamedFile | null {
  const notice = order?.paymentNotices.find(({ receipt }) => receipt?.id === id);
  const name = notice?.details?.fileName;
  return notice?.receipt && name ? { ...notice.receipt, name } : null;
}
