import type { OrderEvent } from './order.events.js';
import {
  refundAmountInvalid,
  refundDateInvalid,
  refundUnknown,
  withdrawalLinesInvalid,
  withdrawalNotOpen,
  withdrawalUnknown,
} from './order.refusals.js';
import type { OrderState } from './order.state.js';
import type { ReturnedLine } from './withdrawal.events.js';
import {
  isOpenWithdrawal,
  noWithdrawal,
  refundFor,
  returnableLines,
  type Withdrawal,
  type WithdrawalTerms,
} from './withdrawals.js';

interface DeclareWithdrawal extends WithdrawalTerms {
  /** The same for a form that is sent again. */
  requestKey: string;
  /** Null for all that can be sent back. */
  lines: readonly ReturnedLine[] | null;
  note: string | null;
}

/**
 * The buyer withdraws from the order or a part of it. Nothing happens for a form that is sent again, whatever became of the order.
 *
 * @throws WITHDRAWAL_NOT_OPEN, WITHDRAWAL_LINES_INVALID
 */
export function declareWithdrawal(command: DeclareWithdrawal, order: OrderState): OrderEvent[] {
  const { requestKey, note, ...terms } = command;
  if (order.withdrawals.some((earlier) => earlier.requestKey === requestKey)) return [];
  const reason = noWithdrawal(order, terms);
  if (reason !== null) throw withdrawalNotOpen({ reason });
  const returnable = returnableLines(order);
  const lines = command.lines ? chosenLines(command.lines, returnable) : returnable;
  const { deliveredOn, withdrawalDays, today: declaredOn } = terms;
  const data = { lines, amountKurus: refundFor(order, lines), currency: order.currency };
  return [
    {
      type: 'WithdrawalDeclared',
      data: { ...data, deliveredOn, withdrawalDays, declaredOn, requestKey, note },
    },
  ];
}

/** In the order of the lines; each of them once, and no more than there is. */
function chosenLines(chosen: readonly ReturnedLine[], returnable: readonly ReturnedLine[]): ReturnedLine[] {
  const positions = new Set(chosen.map(({ position }) => position));
  const isPossible = chosen.every(({ position, quantity }) =>
    returnable.some((line) => line.position === position && quantity >= 1 && quantity <= line.quantity),
  );
  if (!isPossible || chosen.length === 0 || positions.size < chosen.length) {
    throw withdrawalLinesInvalid({ lines: returnable });
  }
  return [...chosen]
    .map(({ position, quantity }) => ({ position, quantity }))
    .sort((one, other) => one.position - other.position);
}

/** The goods have come back; the stock is another matter. @throws WITHDRAWAL_UNKNOWN */
export function receiveReturn(
  { withdrawalVersion, note }: { withdrawalVersion: number; note: string | null },
  order: OrderState,
): OrderEvent[] {
  const withdrawal = settled(withdrawalVersion, order);
  if (withdrawal.status === 'received') return [];
  return [{ type: 'ReturnReceived', data: { withdrawalVersion, note } }];
}

/** The buyer is mailed why. @throws WITHDRAWAL_UNKNOWN */
export function refuseWithdrawal(
  { withdrawalVersion, reason }: { withdrawalVersion: number; reason: string },
  order: OrderState,
): OrderEvent[] {
  settled(withdrawalVersion, order);
  return [{ type: 'WithdrawalRefused', data: { withdrawalVersion, reason } }];
}

interface IssueRefund {
  withdrawalVersion: number;
  /** When null: what was announced, as far as it was received. */
  amountKurus: number | null;
  /** Days of Istanbul, YYYY-MM-DD. */
  refundedOn: string;
  today: string;
  reference: string | null;
}

/**
 * Money went back to the buyer, which settles the withdrawal; none where none was received.
 *
 * @throws WITHDRAWAL_UNKNOWN
 * @throws REFUND_AMOUNT_INVALID beyond what was received and not refunded yet
 * @throws REFUND_DATE_INVALID before the withdrawal, and for a day to come
 */
export function issueRefund(command: IssueRefund, order: OrderState): OrderEvent[] {
  const { withdrawalVersion, refundedOn, today, reference } = command;
  const withdrawal = settled(withdrawalVersion, order);
  const refunded = order.withdrawals.reduce((sum, { refundedKurus }) => sum + refundedKurus, 0);
  const most = Math.max(order.receivedKurus - refunded, 0);
  const least = Math.min(1, most);
  const amountKurus = command.amountKurus ?? Math.min(withdrawal.amountKurus, most);
  if (amountKurus < least || amountKurus > most) throw refundAmountInvalid({ least, most });
  const { declaredOn } = withdrawal;
  if (refundedOn < declaredOn || refundedOn > today) {
    throw refundDateInvalid({ earliest: declaredOn, latest: today });
  }
  const data = { withdrawalVersion, amountKurus, currency: order.currency, refundedOn, reference };
  return [{ type: 'RefundIssued', data }];
}

/**
 * The refund was recorded by mistake: the withdrawal stands as before it, and the buyer is mailed so.
 *
 * @throws REFUND_UNKNOWN
 */
export function revertRefund(
  { withdrawalVersion, reason }: { withdrawalVersion: number; reason: string },
  { withdrawals, receivedReturns, currency }: OrderState,
): OrderEvent[] {
  const withdrawal = withdrawals.find(({ version }) => version === withdrawalVersion);
  if (withdrawal?.status !== 'refunded') throw refundUnknown();
  const withdrawalStatus = receivedReturns.includes(withdrawalVersion) ? 'received' : 'declared';
  const { refundedKurus: amountKurus } = withdrawal;
  return [
    { type: 'RefundReverted', data: { withdrawalVersion, amountKurus, currency, withdrawalStatus, reason } },
  ];
}

/** One that staff have to settle. */
function settled(withdrawalVersion: number, { withdrawals }: OrderState): Withdrawal {
  const withdrawal = withdrawals.find(({ version }) => version === withdrawalVersion);
  if (!withdrawal || !isOpenWithdrawal(withdrawal)) throw withdrawalUnknown();
  return withdrawal;
}
