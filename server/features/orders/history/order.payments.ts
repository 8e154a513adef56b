import type { Payment } from './order.events.js';
import type { PaymentStatus } from './order.statuses.js';

/** A payment that was not taken back, identified by the version of the event that recorded it. */
export interface ReceivedPayment {
  version: number;
  /** What it counts for: above 0. */
  amountKurus: number;
  /** Day of Istanbul, YYYY-MM-DD; null for payments recorded before it was. */
  paidOn: string | null;
  /** Null when none was typed, and once the buyer was erased. */
  reference: string | null;
}

/** The money of an order. The status follows from the amounts. */
export interface OrderPayments {
  payments: readonly ReceivedPayment[];
  receivedKurus: number;
  paymentStatus: PaymentStatus;
}

/** What is still to come, and what came beyond the total; one of them is 0. */
export const outstandingOf = ({ totalKurus, receivedKurus }: Amounts): number =>
  Math.max(totalKurus - receivedKurus, 0);
export const surplusOf = ({ totalKurus, receivedKurus }: Amounts): number =>
  Math.max(receivedKurus - totalKurus, 0);

interface Amounts {
  totalKurus: number;
  receivedKurus: number;
}

/** Whether some of the money came, but not all. */
export const isPartiallyPaid = ({
  receivedKurus,
  paymentStatus,
}: Pick<OrderPayments, 'receivedKurus' | 'paymentStatus'>): boolean =>
  paymentStatus === 'pending' && receivedKurus > 0;

/** The payment that an event recorded. */
export function recordedPayment(
  totalKurus: number,
  { amountKurus, coversTotal, paidOn, reference }: Payment,
  version: number,
): ReceivedPayment {
  const amount = amountKurus ?? 0;
  const counted = coversTotal ? Math.max(amount, totalKurus) : amount;
  return { version, amountKurus: counted, paidOn, reference };
}

/** @param version of the event that recorded it; null for the only one that an order had at that time */
export const withoutPayment = <Kept extends ReceivedPayment>(
  payments: readonly Kept[],
  version: number | null,
): Kept[] => (version === null ? [] : payments.filter((payment) => payment.version !== version));

/** An order is paid once all of its total was received. */
export function settlementOf(totalKurus: number, payments: readonly ReceivedPayment[]): OrderPayments {
  const receivedKurus = payments.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  const isPaid = payments.length > 0 && receivedKurus >= totalKurus;
  return { payments, receivedKurus, paymentStatus: isPaid ? 'paid' : 'pending' };
}
