import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { AdminOrderSuggestionsArgs } from './order-suggestions.args.js';
import { OrderSuggestionsReader } from './order-suggestions.reader.js';
import { AdminOrderSuggestions } from './order-suggestions.type.js';

/** What the command palette of the panel finds in the orders. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderSuggestionsAdminResolver {
  constructor(private readonly reader: OrderSuggestionsReader) {}

  @Query(() => AdminOrderSuggestions, {
    description: 'While typing: a few orders and buyers; empty for a text without letters or digits.',
  })
  adminOrderSuggestions(@Args() { text }: AdminOrderSuggestionsArgs): Promise<AdminOrderSuggestions> {
    return this.reader.suggest(text);
  }
}
