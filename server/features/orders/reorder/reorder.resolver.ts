import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { ReorderService } from './reorder.service.js';
import { ReorderedLines, ReorderInput } from './reorder.type.js';

/** As addLines: it prices up to two hundred lines, twice. */
const REORDER_COST = 3_000;

@VisitorsAndPrograms('orders')
@Resolver()
export class ReorderResolver {
  constructor(private readonly reorders: ReorderService) {}

  @Mutation(() => ReorderedLines, {
    complexity: REORDER_COST,
    description:
      "Adds the lines of an order to the caller's cart at today's prices, and names every line that is not sold as it was then; give the id or the token.",
  })
  reorder(
    @Args('input', { type: () => ReorderInput, description: 'The order.' }) input: ReorderInput,
    @CurrentContext() context: RequestContext,
  ): Promise<ReorderedLines> {
    return this.reorders.reorder(input, context);
  }
}
