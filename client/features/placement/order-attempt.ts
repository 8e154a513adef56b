import { type OrderInput } from './add-order';
import { dropNote, readNote, writeNote } from '../../ui/session-note';

const KEY = 'siparis-denemesi';

interface Attempt {
  readonly key: string;
  /** What was sent and never answered, the newest last. */
  readonly sent: readonly OrderInput[];
}

/**
 * The key under which the server knows one order: drawn once and kept until the order is there. Whatever happens to
 * an answer on its way, asking again under this key cannot make a second order.
 */
export function attemptKey(): string {
  const attempt = currentAttempt() ?? { key: drawKey(), sent: [] };
  writeNote(KEY, attempt);
  return attempt.key;
}

/** Orders of which nobody knows whether they were received: the answer was lost, or the page was left before it. */
export function unansweredOrders(): readonly OrderInput[] {
  return currentAttempt()?.sent ?? [];
}

export function rememberSent(order: OrderInput): void {
  const json = JSON.stringify(order);
  const others = unansweredOrders().filter((earlier) => JSON.stringify(earlier) !== json);
  writeNote(KEY, { key: order.idempotencyKey, sent: [...others, order] } satisfies Attempt);
}

/** The server said no: nothing was ordered under this key, and it can be used on. */
export function rememberRefused(): void {
  writeNote(KEY, { key: attemptKey(), sent: [] } satisfies Attempt);
}

/** The order is there: the next one is another. */
export function endAttempt(): void {
  dropNote(KEY);
}

function currentAttempt(): Attempt | undefined {
  const note = readNote(KEY) as Partial<Attempt> | null | undefined;
  if (typeof note?.key !== 'string') return undefined;
  return { key: note.key, sent: Array.isArray(note.sent) ? note.sent : [] };
}

/** Not `randomUUID`: that one is missing where the shop is tried over plain http. */
function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
