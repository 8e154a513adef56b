import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { HistoryArgs, RecordChangeType } from '../../kernel/records/record-change.type.js';
import { OrderMailSwitches, UpdateOrderMailSwitchesInput } from './order-mail-switches.type.js';
import { OrderMailSwitchesService } from './order-mail-switches.service.js';

/** Which mails about orders are sent unless staff say otherwise. */
@StaffOnly('settings')
@Resolver()
export class OrderMailSwitchesAdminResolver {
  constructor(private readonly switches: OrderMailSwitchesService) {}

  @Query(() => OrderMailSwitches, {
    description: 'Which changes of an order its buyer is mailed about, unless staff say otherwise.',
  })
  orderMailSwitches(): Promise<OrderMailSwitches> {
    return this.switches.latest();
  }

  @Query(() => [RecordChangeType], { description: 'Who changed which of the switches, newest first.' })
  async orderMailSwitchesHistory(@Args() slice: HistoryArgs): Promise<RecordChangeType[]> {
    return (await this.switches.history(slice)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => OrderMailSwitches, {
    description: 'Saves the switches; orders decided on from then follow them.',
  })
  async updateOrderMailSwitches(
    @Args('input', { type: () => UpdateOrderMailSwitchesInput, description: 'All switches and the version.' })
    input: UpdateOrderMailSwitchesInput,
    @CurrentCause() cause: Cause,
  ): Promise<OrderMailSwitches> {
    await this.switches.save(input, cause);
    return this.switches.latest();
  }
}
