import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import { OrderMailPreviewInput } from './order-mail-preview.input.js';
import { OrderMailPreviews } from './order-mail-preview.service.js';
import { OrderMailPreview } from './order-mail-preview.type.js';

/** Mails about orders, as staff see them before they are sent. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderMailPreviewAdminResolver {
  constructor(private readonly previews: OrderMailPreviews) {}

  @Query(() => OrderMailPreview, {
    description: 'The mail that a change of an order would send to its buyer; nothing is changed or sent.',
  })
  orderMailPreview(
    @Args('input', { type: () => OrderMailPreviewInput, description: 'The order and the change.' })
    input: OrderMailPreviewInput,
  ): Promise<OrderMailPreview> {
    return this.previews.preview(input);
  }
}
