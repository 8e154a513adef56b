import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { PaymentNotices } from '../commands/payment-notices.service.js';
import { OrderReader } from './order.reader.js';
import { Order } from './order.type.js';
import { GiveOrderPaymentNoticeInput } from './payment-notice.input.js';

/** Transfers that buyers say they have made. */
@VisitorsAndPrograms('orders')
@Resolver()
export class PaymentNoticesResolver {
  constructor(
    private readonly notices: PaymentNotices,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description:
      'The buyer says that they have made a transfer: the order is not cancelled as unpaid until staff have looked. The same notice once more changes nothing.',
  })
  async giveOrderPaymentNotice(
    @Args('input', {
      type: () => GiveOrderPaymentNoticeInput,
      description: 'The order and the transfer.',
    })
    { receipt: receiptId, ...notice }: GiveOrderPaymentNoticeInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    return this.reader.getForBuyer(await this.notices.give({ ...notice, receiptId }, context));
  }
}
