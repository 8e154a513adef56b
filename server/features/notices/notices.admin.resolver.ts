import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Notice, NoticeList } from './notice.type.js';
import { FIRST_PAGE, MarkNoticesSeenArgs, NoticesArgs } from './notices.args.js';
import { NoticesService } from './notices.service.js';

/** The bell of the panel; each member of staff gets the notices that their permissions show. */
@StaffOnly('any')
@Resolver()
export class NoticesAdminResolver {
  constructor(private readonly service: NoticesService) {}

  @Query(() => NoticeList, { description: 'What happened that the person may see, page by page.' })
  notices(@Args() args: NoticesArgs, @CurrentContext() { staff }: RequestContext): Promise<NoticeList> {
    return this.service.list(staff, args);
  }

  @Mutation(() => [Notice], {
    description:
      'Marks notices as seen by the person; returns those that were, without what is not for them.',
  })
  markNoticesSeen(
    @Args() { ids }: MarkNoticesSeenArgs,
    @CurrentContext() { staff }: RequestContext,
  ): Promise<Notice[]> {
    return this.service.markSeen(staff, ids);
  }

  @Mutation(() => NoticeList, {
    description: 'Marks all notices up to one as seen by the person; returns the newest twenty.',
  })
  async markAllNoticesSeen(
    @Args('until', { type: () => Id, description: 'The newest notice that was shown.' }) until: string,
    @CurrentContext() { staff }: RequestContext,
  ): Promise<NoticeList> {
    await this.service.markAllSeen(staff, until);
    return this.service.list(staff, FIRST_PAGE);
  }
}
