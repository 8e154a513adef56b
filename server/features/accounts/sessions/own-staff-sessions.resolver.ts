import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffThemselves } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { StaffSession } from './session.type.js';

@StaffThemselves()
@Resolver()
export class OwnStaffSessionsResolver {
  constructor(private readonly own: OwnSessionsService) {}

  @Query(() => [StaffSession], {
    description: 'Panel sessions of the staff member, most recently used first.',
  })
  myStaffSessions(@CurrentContext() context: RequestContext): Promise<StaffSession[]> {
    return this.own.listOfStaff(context);
  }

  @Mutation(() => Boolean, { description: 'Ends one of the own panel sessions at once in all processes.' })
  async endStaffSession(
    @Args('id', { type: () => Id, description: 'Id of the session.' }) id: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.own.endOfStaff(id, context);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Ends the own panel sessions except that of this browser; returns how many there were.',
  })
  endOtherStaffSessions(@CurrentContext() context: RequestContext): Promise<number> {
    return this.own.endOthersOfStaff(context);
  }
}
