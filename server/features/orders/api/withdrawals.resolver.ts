import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Withdrawals } from '../commands/withdrawals.service.js';
import { OrderReader } from './order.reader.js';
import { Order } from './order.type.js';
import { DeclareWithdrawalInput } from './withdrawal.input.js';
import { WithdrawalRight } from './withdrawal.type.js';

/** Orders that buyers withdraw from. */
@VisitorsAndPrograms('orders')
@Resolver(() => Order)
export class WithdrawalsResolver {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description:
      'The buyer withdraws from an order or a part of it, without a reason; a receipt is mailed at once. The same form once more changes nothing.',
  })
  async declareWithdrawal(
    @Args('input', { type: () => DeclareWithdrawalInput, description: 'The order and what is sent back.' })
    input: DeclareWithdrawalInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    return this.reader.getForBuyer(await this.withdrawals.declare(input, context));
  }

  @Public()
  @ResolveField(() => WithdrawalRight, {
    description: 'Whether and until when the buyer can withdraw from it, as of now.',
  })
  async withdrawalRight(@Parent() { snapshot }: Order): Promise<WithdrawalRight> {
    return WithdrawalRight.of(snapshot, await this.withdrawals.terms(snapshot));
  }
}
