import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { Withdrawals } from '../commands/withdrawals.service.js';
import {
  IssueRefundInput,
  ReceiveReturnInput,
  RefuseWithdrawalInput,
  RevertRefundInput,
} from './withdrawals.input.js';

const NAMED = 'The order, its version and the withdrawal.';

/** How staff settle withdrawals. */
@BackOfficeOnly('orders')
@Resolver()
export class WithdrawalsAdminResolver {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description: 'Goods have come back; whether they go into stock is another matter.',
  })
  async receiveReturn(
    @Args('input', { type: () => ReceiveReturnInput, description: NAMED }) input: ReceiveReturnInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.withdrawals.receive(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, { description: 'Refuses a withdrawal: the buyer is mailed the reason.' })
  async refuseWithdrawal(
    @Args('input', { type: () => RefuseWithdrawalInput, description: NAMED }) input: RefuseWithdrawalInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.withdrawals.refuse(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description: 'Records that money went back, which settles the withdrawal: the buyer is mailed.',
  })
  async issueRefund(
    @Args('input', { type: () => IssueRefundInput, description: NAMED }) input: IssueRefundInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.withdrawals.refund(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description:
      'Takes a refund back that was recorded by mistake: its withdrawal is to be settled again, and the buyer is mailed.',
  })
  async revertRefund(
    @Args('input', { type: () => RevertRefundInput, description: NAMED }) input: RevertRefundInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.withdrawals.revert(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
