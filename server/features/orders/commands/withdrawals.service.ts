import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../../settings/index.js';
import type { ReturnedLine } from '../history/withdrawal.events.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import {
  declareWithdrawal,
  issueRefund,
  receiveReturn,
  refuseWithdrawal,
  revertRefund,
} from '../history/withdrawal.decider.js';
import type { WithdrawalTerms } from '../history/withdrawals.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderCommands } from './order.commands.js';
import { type NamedOrder, OrdersOfBuyers } from './orders-of-buyers.js';

interface TypedWithdrawal extends NamedOrder {
  requestKey: string;
  /** Null for all that can be sent back. */
  lines?: ReturnedLine[] | null;
  note?: string | null;
}

/** A decision of staff about a withdrawal, named by its version. */
interface Settlement {
  orderId: string;
  expectedVersion: number;
  withdrawal: number;
}

/** Orders that buyers withdraw from, until staff have settled it. The stock is given back by a person, never from here. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly queries: OrdersQueries,
    private readonly commands: OrderCommands,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the order
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_LINK_ENDED, WITHDRAWAL_NOT_OPEN, WITHDRAWAL_LINES_INVALID
   */
  async declare(typed: TypedWithdrawal, context: RequestContext): Promise<string> {
    const { orderId, cause } = await this.orders.find(typed, context);
    const order = await this.queries.byId(orderId);
    if (!order) throw notFound();
    const { requestKey, lines = null, note = null } = typed;
    const terms = await this.terms(order);
    await this.commands.decide({
      orderId,
      cause,
      decide: (state) => declareWithdrawal({ ...terms, requestKey, lines, note }, state),
    });
    return orderId;
  }

  /** What decides about it besides the order itself. */
  async terms({ deliveredAt }: Pick<OrderSnapshot, 'deliveredAt'>): Promise<WithdrawalTerms> {
    const { withdrawalDays } = await this.settings.current();
    const deliveredOn = deliveredAt && dayInIstanbul(deliveredAt);
    return { deliveredOn, withdrawalDays, today: this.today() };
  }

  /** @throws WITHDRAWAL_UNKNOWN, VERSION_CONFLICT */
  async receive(input: Settlement & { note?: string | null }, cause: Cause): Promise<void> {
    const { orderId, expectedVersion, withdrawal: withdrawalVersion, note = null } = input;
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: (order) => receiveReturn({ withdrawalVersion, note }, order),
    });
  }

  /** @throws WITHDRAWAL_UNKNOWN, VERSION_CONFLICT */
  async refuse(input: Settlement & { reason: string }, cause: Cause): Promise<void> {
    const { orderId, expectedVersion, withdrawal: withdrawalVersion, reason } = input;
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: (order) => refuseWithdrawal({ withdrawalVersion, reason }, order),
    });
  }

  /** @throws WITHDRAWAL_UNKNOWN, REFUND_AMOUNT_INVALID, REFUND_DATE_INVALID, VERSION_CONFLICT */
  async refund(
    input: Settlement & { amount?: number | null; refundedOn?: string | null; reference?: string | null },
    cause: Cause,
  ): Promise<void> {
    const { orderId, expectedVersion, withdrawal: withdrawalVersion, reference = null } = input;
    const today = this.today();
    const refund = { amountKurus: input.amount ?? null, refundedOn: input.refundedOn ?? today, reference };
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: (order) => issueRefund({ withdrawalVersion, today, ...refund }, order),
    });
  }

  /** @throws REFUND_UNKNOWN, VERSION_CONFLICT */
  async revert(input: Settlement & { reason: string }, cause: Cause): Promise<void> {
    const { orderId, expectedVersion, withdrawal: withdrawalVersion, reason } = input;
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: (order) => revertRefund({ withdrawalVersion, reason }, order),
    });
  }

  private readonly today = (): string => dayInIstanbul(this.clock.now());
}
