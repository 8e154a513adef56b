import type { GivenPaymentNotice, OrderEvent } from './order.events.js';
import {
  paymentAmountInvalid,
  paymentDateInvalid,
  paymentNoticeLimit,
  paymentNoticeNotAwaited,
  paymentNoticeUnknown,
} from './order.refusals.js';
import type { OrderState } from './order.state.js';
import { openNotices, type PaymentNotice, takesPaymentNotice } from './payment-notices.js';

/** As many transfers as a buyer may name before the shop has looked at any of them. */
const MAX_OPEN = 5;
const MAX_TIMES_TOTAL = 10;

/** Days of Istanbul, YYYY-MM-DD. */
interface NoticeDays {
  placedOn: string;
  today: string;
}

type TypedNotice = Omit<GivenPaymentNotice, 'currency'>;

/**
 * The buyer says that they have made a transfer. Nothing happens when an open notice says the same: a form that is sent twice.
 *
 * @throws PAYMENT_NOTICE_NOT_AWAITED, PAYMENT_NOTICE_LIMIT
 * @throws PAYMENT_DATE_INVALID for a day before the order was placed, and for one to come
 * @throws PAYMENT_AMOUNT_INVALID beyond ten times the total
 */
export function givePaymentNotice(
  { placedOn, today, ...notice }: TypedNotice & NoticeDays,
  order: OrderState,
): OrderEvent[] {
  const open = openNotices(order.paymentNotices);
  if (open.some((earlier) => isSame(earlier, notice))) return [];
  if (!takesPaymentNotice(order)) throw paymentNoticeNotAwaited();
  if (open.length >= MAX_OPEN) throw paymentNoticeLimit({ max: MAX_OPEN });
  const most = order.totalKurus * MAX_TIMES_TOTAL;
  const { amountKurus, paidOn } = notice;
  if (amountKurus < 1 || amountKurus > most) throw paymentAmountInvalid({ least: 1, most });
  if (paidOn < placedOn || paidOn > today) throw paymentDateInvalid({ earliest: placedOn, latest: today });
  return [{ type: 'OrderPaymentNoticeGiven', data: { ...notice, currency: order.currency } }];
}

/**
 * Staff do not find the transfer; the buyer is mailed why. Nothing happens to a notice that was rejected before.
 *
 * @throws PAYMENT_NOTICE_UNKNOWN, also for one that a payment has settled
 */
export function rejectPaymentNotice(
  { noticeVersion, reason }: { noticeVersion: number; reason: string },
  order: OrderState,
): OrderEvent[] {
  const notice = order.paymentNotices.find(({ version }) => version === noticeVersion);
  if (!notice || notice.status === 'received') throw paymentNoticeUnknown();
  if (notice.status === 'rejected') return [];
  return [{ type: 'OrderPaymentNoticeRejected', data: { noticeVersion, reason } }];
}

/** @throws PAYMENT_NOTICE_UNKNOWN for one that a payment cannot settle any more */
export function refuseSettledNotice(noticeVersion: number | null, order: OrderState): void {
  if (noticeVersion === null) return;
  const isOpen = openNotices(order.paymentNotices).some(({ version }) => version === noticeVersion);
  if (!isOpen) throw paymentNoticeUnknown();
}

function isSame(earlier: PaymentNotice, { amountKurus, paidOn, details }: TypedNotice): boolean {
  return (
    earlier.amountKurus === amountKurus &&
    earlier.paidOn === paidOn &&
    earlier.details?.bank === details?.bank &&
    earlier.details?.sender === details?.sender &&
    earlier.details?.reference === details?.reference
  );
}
