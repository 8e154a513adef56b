import { dayAfter } from '../../../kernel/clock/istanbul.js';
import { taxOf } from '../../../kernel/money/money.js';
import type { OrderPlaced } from './order.events.js';
import type { OrderStatus } from './order.statuses.js';
import type { DeclaredWithdrawal, ReturnedLine, WithdrawalEvent } from './withdrawal.events.js';

/** Days within which the law wants goods sent back and money refunded, from the declaration on. */
const SEND_BACK_DAYS = 10;
const REFUND_DAYS = 14;

export type WithdrawalStatus = 'declared' | 'received' | 'refused' | 'refunded';

/** A withdrawal and what became of it, identified by the version of the event that recorded it. */
export interface Withdrawal extends DeclaredWithdrawal {
  version: number;
  status: WithdrawalStatus;
  /** Why it was refused; the buyer can read it. */
  refusal: string | null;
  /** What was refunded for it; 0 as long as nothing was. */
  refundedKurus: number;
}

const OF_WITHDRAWALS: readonly string[] = [
  'WithdrawalDeclared',
  'ReturnReceived',
  'WithdrawalRefused',
  'RefundIssued',
  'RefundReverted',
] satisfies WithdrawalEvent['type'][];

/** Whether an event is about a withdrawal, and nothing else of the order. */
export const isOfWithdrawal = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: WithdrawalEvent['type'] }> => OF_WITHDRAWALS.includes(event.type);

/** The withdrawals of an order after an event. Money may go back before the goods have come. */
export function withdrawalsAfter<Kind extends Withdrawal>(
  withdrawals: readonly (Kind | Withdrawal)[],
  event: WithdrawalEvent,
  version: number,
): (Kind | Withdrawal)[] {
  if (event.type === 'WithdrawalDeclared') {
    return [...withdrawals, { ...event.data, version, status: 'declared', refusal: null, refundedKurus: 0 }];
  }
  const { withdrawalVersion } = event.data;
  return withdrawals.map((withdrawal) =>
    withdrawal.version === withdrawalVersion ? { ...withdrawal, ...changeBy(event, withdrawal) } : withdrawal,
  );
}

function changeBy(
  event: Exclude<WithdrawalEvent, { type: 'WithdrawalDeclared' }>,
  { refundedKurus }: Withdrawal,
): Partial<Withdrawal> {
  switch (event.type) {
    case 'ReturnReceived':
      return { status: 'received' };
    case 'WithdrawalRefused':
      return { status: 'refused', refusal: event.data.reason };
    case 'RefundIssued':
      return { status: 'refunded', refundedKurus: refundedKurus + event.data.amountKurus };
    case 'RefundReverted': {
      const { withdrawalStatus: status, amountKurus } = event.data;
      return { status, refundedKurus: refundedKurus - amountKurus };
    }
  }
}

/** Those that staff still have to settle. */
export const isOpenWithdrawal = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'declared' || status === 'received';

/** The last days, YYYY-MM-DD, on which goods are to be sent back and money is to be refunded. */
export const withdrawalClock = ({ declaredOn }: Pick<Withdrawal, 'declaredOn'>) => ({
  sendBackBy: dayAfter(declaredOn, SEND_BACK_DAYS),
  refundBy: dayAfter(declaredOn, REFUND_DAYS),
});

/** The last day, YYYY-MM-DD, of the right to withdraw; null as long as nothing says when the order was delivered. */
export const lastWithdrawalDay = ({ deliveredOn, withdrawalDays }: WithdrawalTerms): string | null =>
  deliveredOn === null ? null : dayAfter(deliveredOn, withdrawalDays);

/** What decides about a withdrawal besides the order itself; days of Istanbul, YYYY-MM-DD. */
export interface WithdrawalTerms {
  deliveredOn: string | null;
  withdrawalDays: number;
  today: string;
}

/** Why an order cannot be withdrawn from. */
export type NoWithdrawal = 'company' | 'not_shipped' | 'over' | 'nothing_left';

type Line = Pick<
  OrderPlaced['lines'][number],
  'position' | 'productId' | 'isMadeToMeasure' | 'quantity' | 'totalPriceKurus' | 'taxRateBasisPoints'
>;

export interface WithdrawableOrder {
  status: OrderStatus;
  buyer: OrderPlaced['buyer'];
  lines: readonly Line[];
  withdrawals: readonly Pick<Withdrawal, 'status' | 'lines' | 'amountKurus'>[];
  totalKurus: number;
}

/** What is no product stays with the buyer, as does what was made to their measure. */
const isReturnable = ({ productId, isMadeToMeasure }: Line): boolean =>
  productId !== null && !isMadeToMeasure;

/** How much of each line can still be sent back; lines with nothing left are left out. */
export function returnableLines({ lines, withdrawals }: WithdrawableOrder): ReturnedLine[] {
  const standing = withdrawals.filter(({ status }) => status !== 'refused');
  return lines
    .filter(isReturnable)
    .map(({ position, quantity }) => {
      const withdrawn = standing.flatMap((withdrawal) =>
        withdrawal.lines.filter((line) => line.position === position),
      );
      return { position, quantity: withdrawn.reduce((rest, line) => rest - line.quantity, quantity) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Null when the buyer may withdraw. The time is open while nothing says when the order was delivered. */
export function noWithdrawal(order: WithdrawableOrder, terms: WithdrawalTerms): NoWithdrawal | null {
  if (!order.buyer || order.buyer.company !== null) return 'company';
  if (order.status !== 'shipped' && order.status !== 'delivered') return 'not_shipped';
  const lastDay = lastWithdrawalDay(terms);
  if (lastDay !== null && terms.today > lastDay) return 'over';
  return returnableLines(order).length === 0 ? 'nothing_left' : null;
}

/** What is to be refunded for lines, tax included: with the last of the order also its delivery. */
export function refundFor(order: WithdrawableOrder, returned: readonly ReturnedLine[]): number {
  const after = { status: 'declared' as const, lines: [...returned], amountKurus: 0 };
  const isAll =
    order.lines.every(isReturnable) &&
    returnableLines({ ...order, withdrawals: [...order.withdrawals, after] }).length === 0;
  if (isAll) {
    const standing = order.withdrawals.filter(({ status }) => status !== 'refused');
    return standing.reduce((rest, { amountKurus }) => rest - amountKurus, order.totalKurus);
  }
  return returned.reduce((sum, { position, quantity }) => {
    const line = order.lines.find((ordered) => ordered.position === position);
    if (!line) return sum;
    const netKurus = Math.round((line.totalPriceKurus / line.quantity) * quantity);
    return sum + netKurus + taxOf(netKurus, line.taxRateBasisPoints);
  }, 0);
}
