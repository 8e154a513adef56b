import { type OrderInput } from './add-order';
import { drawKey } from '../../../shop/draw-key';
import { dropNote, NOTES, readNote, writeNote } from '../../../shop/session-note';

/** Who is signed in; undefined for a guest. */
type CustomerId = string | undefined;

interface Attempt {
  readonly customerId: CustomerId;
  readonly key: string;
  /** What was sent and never answered, the newest last. */
  readonly sent: readonly OrderInput[];
}

/**
 * The key under which the server knows one order: drawn once and kept until the order is there. Whatever happens to
 * an answer on its way, asking again under this key cannot make a second order. A guest's attempt stays theirs when they
 * sign in; a customer's is for them alone, also when their session ended without signing out.
 */
export function attemptKey(customerId: CustomerId): string {
  const { key, sent } = currentAttempt(customerId) ?? { key: drawKey(), sent: [] };
  writeNote(NOTES.orderAttempt, { customerId, key, sent } satisfies Attempt);
  return key;
}

/** Orders that may or may not have been received: the answer was lost, or the page was left before it. */
export function unansweredOrders(customerId: CustomerId): readonly OrderInput[] {
  return currentAttempt(customerId)?.sent ?? [];
}

/** Whether there are any, of whomever this tab was used by: who it is now may not be known yet. */
export function mayHaveUnansweredOrders(): boolean {
  return (readAttempt()?.sent.length ?? 0) > 0;
}

export function rememberSent(order: OrderInput, customerId: CustomerId): void {
  const json = JSON.stringify(order);
  const others = unansweredOrders(customerId).filter((earlier) => JSON.stringify(earlier) !== json);
  const sent = [...others, order];
  writeNote(NOTES.orderAttempt, { customerId, key: order.idempotencyKey, sent } satisfies Attempt);
}

/** The server said no: nothing was ordered under this key, and it can be used on. */
export function rememberRefused(customerId: CustomerId): void {
  writeNote(NOTES.orderAttempt, { customerId, key: attemptKey(customerId), sent: [] } satisfies Attempt);
}

/** The order is there: the next one is another. */
export function endAttempt(): void {
  dropNote(NOTES.orderAttempt);
}

/** Another customer's ends here: nothing of it is for this one. */
function currentAttempt(customerId: CustomerId): Attempt | undefined {
  const attempt = readAttempt();
  if (attempt?.customerId === undefined || attempt.customerId === customerId) return attempt;
  endAttempt();
  return undefined;
}

function readAttempt(): Attempt | undefined {
  const note = readNote(NOTES.orderAttempt) as Partial<Attempt> | null | undefined;
  if (typeof note?.key !== 'string') return undefined;
  const customerId = typeof note.customerId === 'string' ? note.customerId : undefined;
  return { customerId, key: note.key, sent: Array.isArray(note.sent) ? note.sent : [] };
}
