import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { SettingsService } from '../../settings/index.js';

const DAY_MS = 86_400_000;

/** Since when a payment is overdue: for orders without an announced time, those placed up to `placedBy` are. */
export interface OverdueTerms {
  now: Date;
  placedBy: Date;
}

/** Knows from the clock and the settings which transfers are overdue. */
@Injectable()
export class OverduePayments {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async terms(): Promise<OverdueTerms> {
    const now = this.clock.now();
    const { dueDays } = (await this.settings.current()).transferPayment;
    return { now, placedBy: new Date(now.getTime() - dueDays * DAY_MS) };
  }
}

/** Orders whose bank transfer is overdue, or all others; nothing is added when it does not matter. */
export function addOverdue(
  conditions: Conditions,
  isPaymentOverdue: boolean | null | undefined,
  { now, placedBy }: OverdueTerms,
): void {
  if (isPaymentOverdue === null || isPaymentOverdue === undefined) return;
  const [due, placed] = [conditions.value(now), conditions.value(placedBy)];
  const overdue = `payment_method = 'bank_transfer' AND payment_status = 'pending' AND status <> 'cancelled'
    AND (payment_due_at <= ${due} OR (payment_due_at IS NULL AND placed_at <= ${placed}))`;
  conditions.add(isPaymentOverdue ? overdue : `(${overdue}) IS NOT TRUE`);
}

/** Orders with some of their money received, or all others; nothing is added when it does not matter. */
export function addPartiallyPaid(conditions: Conditions, isPartiallyPaid: boolean | null | undefined): void {
  if (isPartiallyPaid === null || isPartiallyPaid === undefined) return;
  const partial = `payment_status = 'pending' AND received_kurus > 0`;
  conditions.add(isPartiallyPaid ? `(${partial})` : `NOT (${partial})`);
}

/** Orders with a payment notice that nobody has settled, as the index of them has it. */
export const HAS_OPEN_NOTICE = `payment_notices @> '[{"status": "open"}]'`;

/** Those orders, or all others; nothing is added when it does not matter. */
export function addOpenNotice(
  conditions: Conditions,
  hasOpenPaymentNotice: boolean | null | undefined,
): void {
  if (hasOpenPaymentNotice === null || hasOpenPaymentNotice === undefined) return;
  conditions.add(hasOpenPaymentNotice ? HAS_OPEN_NOTICE : `NOT (${HAS_OPEN_NOTICE})`);
}

/** Orders with a withdrawal that staff have to settle, as the index of them has it. */
const HAS_OPEN_WITHDRAWAL = `withdrawals @> '[{"status": "declared"}]' OR withdrawals @> '[{"status": "received"}]'`;

/** Those orders, or all others; nothing is added when it does not matter. */
export function addOpenWithdrawal(
  conditions: Conditions,
  hasOpenWithdrawal: boolean | null | undefined,
): void {
  if (hasOpenWithdrawal === null || hasOpenWithdrawal === undefined) return;
  conditions.add(hasOpenWithdrawal ? `(${HAS_OPEN_WITHDRAWAL})` : `NOT (${HAS_OPEN_WITHDRAWAL})`);
}
