import { Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffThemselves } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { OwnApiKeys } from './own-api-keys.service.js';

@StaffThemselves()
@Resolver()
export class OwnApiKeysResolver {
  constructor(private readonly own: OwnApiKeys) {}

  @Query(() => Int, { description: 'How many keys that the staff member made still work.' })
  myApiKeyCount(@CurrentContext() context: RequestContext): Promise<number> {
    return this.own.count(context);
  }

  @Mutation(() => Int, {
    description: 'Revokes every key that the staff member made; returns how many there were.',
  })
  revokeMyApiKeys(@CurrentContext() context: RequestContext): Promise<number> {
    return this.own.revokeAll(context);
  }
}
