import type { Personal } from '../../../kernel/event-store/domain-event.js';

/** How much of a line is sent back. */
export interface ReturnedLine {
  position: number;
  quantity: number;
}

/** What the buyer withdraws from, with all that decided about it. Days are of Istanbul, YYYY-MM-DD. */
export interface DeclaredWithdrawal {
  lines: ReturnedLine[];
  /** What is to be refunded as far as it was paid, tax included. */
  amountKurus: number;
  currency: 'TRY';
  declaredOn: string;
  /** Null where nothing said when the order was delivered. */
  deliveredOn: string | null;
  /** How many days after the delivery the buyer had. */
  withdrawalDays: number;
  /** Of the form: it declares one withdrawal however often it is sent. */
  requestKey: string;
  /** No reason is asked; null when the buyer said nothing. */
  note: Personal<string>;
}

/** What went back to the buyer; 0 only where nothing was received. */
interface IssuedRefund {
  withdrawalVersion: number;
  amountKurus: number;
  currency: 'TRY';
  /** Day of Istanbul, YYYY-MM-DD. */
  refundedOn: string;
  /** Number of the receipt, or the text of the transfer. */
  reference: Personal<string>;
}

/** A refund that was recorded by mistake: the withdrawal is to be settled again. */
interface RevertedRefund {
  withdrawalVersion: number;
  /** What the refund had counted for. */
  amountKurus: number;
  currency: 'TRY';
  /** How the withdrawal stood before, and stands again. */
  withdrawalStatus: 'declared' | 'received';
  reason: Personal<string>;
}

/** All but the first name the version of the event that declared the withdrawal. */
export type WithdrawalEvent =
  | { type: 'WithdrawalDeclared'; data: DeclaredWithdrawal }
  | { type: 'ReturnReceived'; data: { withdrawalVersion: number; note: Personal<string> } }
  | { type: 'WithdrawalRefused'; data: { withdrawalVersion: number; reason: Personal<string> } }
  | { type: 'RefundIssued'; data: IssuedRefund }
  | { type: 'RefundReverted'; data: RevertedRefund };
