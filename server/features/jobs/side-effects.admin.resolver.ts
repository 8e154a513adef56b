import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { FailedSideEffectList } from './job.type.js';
import { FailedSideEffectsArgs, RetrySideEffectsArgs } from './jobs.args.js';
import { FailedSideEffectsService } from './failed-side-effects.service.js';

/** Mails and other side effects that were given up. */
@StaffOnly('settings')
@Resolver()
export class SideEffectsAdminResolver {
  constructor(private readonly service: FailedSideEffectsService) {}

  @Query(() => FailedSideEffectList, {
    description: 'Mails and other side effects that were given up after about a day.',
  })
  failedSideEffects(@Args() args: FailedSideEffectsArgs): Promise<FailedSideEffectList> {
    return this.service.list(args);
  }

  @Mutation(() => [Id], {
    description:
      'Attempts given-up side effects again, as often as at first; returns the ids of those that were.',
  })
  retrySideEffects(@Args() { ids }: RetrySideEffectsArgs, @CurrentCause() cause: Cause): Promise<string[]> {
    return this.service.retry(ids, cause);
  }
}
