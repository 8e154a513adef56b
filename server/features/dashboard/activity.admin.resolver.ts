import { Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { ActivityQueries } from './activity.queries.js';
import { Activity } from './figures.type.js';

/** What has just happened; each member of staff gets what their permissions show. */
@StaffOnly('any')
@Resolver()
export class ActivityAdminResolver {
  constructor(private readonly queries: ActivityQueries) {}

  @Query(() => [Activity], {
    description:
      'What has just happened to orders, quotes, messages, accounts and the catalog, at most 12, the newest first.',
  })
  adminActivity(@CurrentContext() { staff }: RequestContext): Promise<Activity[]> {
    return this.queries.newest(staff);
  }
}
