import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { ShownWithdrawal } from '../history/order.snapshot.js';
import type { WithdrawalEvent } from '../history/withdrawal.events.js';
import { withdrawalsAfter } from '../history/withdrawals.js';

/** What buyers withdraw from and what becomes of it. */
export async function updateWithdrawals(
  transaction: EntityManager,
  event: Recorded<WithdrawalEvent>,
): Promise<void> {
  const id = idOfStream(event.stream);
  const { version, recordedAt } = event;
  const [row] = await transaction.query<{ withdrawals: ShownWithdrawal[] }[]>(
    'SELECT withdrawals FROM orders WHERE id = $1',
    [id],
  );
  const withdrawals = withdrawalsAfter(row?.withdrawals ?? [], event, version).map((withdrawal) => ({
    recordedAt: recordedAt.toISOString(),
    ...withdrawal,
  }));
  await transaction.query(
    'UPDATE orders SET version = $2, updated_at = $3, left_to_staff = true, withdrawals = $4 WHERE id = $1',
    [id, version, recordedAt, JSON.stringify(withdrawals)],
  );
}
