import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { CustomersOnly } from '../../kernel/audience/audience.js';
import { CustomerSession } from './session.type.js';
import { OwnSessionsService } from './own-sessions.service.js';

@CustomersOnly()
@Resolver()
export class OwnSessionsResolver {
  constructor(private readonly own: OwnSessionsService) {}

  @Query(() => [CustomerSession], {
    description: 'Where the customer is signed in, the browser used last first.',
  })
  mySessions(@CurrentVisit() visit: Visit): Promise<CustomerSession[]> {
    return this.own.list(visit);
  }

  @Mutation(() => Boolean, { description: 'Ends one of the own sessions, everywhere and at once.' })
  async endSession(
    @Args('id', { type: () => ID, description: 'Which one.' }) id: string,
    @CurrentVisit() visit: Visit,
  ): Promise<boolean> {
    await this.own.end(id, visit);
    return true;
  }
}
