import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { CustomersOnly } from '../../../kernel/actor/audience.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { CustomerSession } from './session.type.js';
import { OwnSessionsService } from './own-sessions.service.js';

@CustomersOnly()
@Resolver()
export class OwnSessionsResolver {
  constructor(private readonly own: OwnSessionsService) {}

  @Query(() => [CustomerSession], {
    description: 'Sessions of the customer, most recently used first.',
  })
  mySessions(@CurrentContext() context: RequestContext): Promise<CustomerSession[]> {
    return this.own.list(context);
  }

  @Mutation(() => Boolean, { description: 'Ends one of the own sessions at once in all processes.' })
  async endSession(
    @Args('id', { type: () => Id, description: 'Id of the session.' }) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.own.end(id, context);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends the own sessions except that of this browser; returns how many there were.',
  })
  endOtherSessions(@CurrentContext() context: RequestContext): Promise<number> {
    return this.own.endOthers(context);
  }
}
