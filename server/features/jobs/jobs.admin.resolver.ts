import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { JobList, JobStatusCount, JobType } from './job.type.js';
import { JobsArgs } from './jobs.args.js';
import { StaffJobsService } from './staff-jobs.service.js';

/** The long jobs of the shop, and what staff do about them. */
@StaffOnly('settings')
@Resolver()
export class JobsAdminResolver {
  constructor(private readonly service: StaffJobsService) {}

  @Query(() => JobList, { description: 'Long jobs, page by page.' })
  jobs(@Args() args: JobsArgs): Promise<JobList> {
    return this.service.list(args);
  }

  @Query(() => [JobStatusCount], { description: 'How many jobs have each status.' })
  jobCounts(): Promise<JobStatusCount[]> {
    return this.service.counts();
  }

  @Mutation(() => JobType, {
    description:
      'Begins a failed or cancelled job again, where it was; its isRepeatable says whether it may.',
  })
  retryJob(
    @Args('id', { type: () => Id, description: 'The job.' }) id: string,
    @CurrentCause() cause: Cause,
  ): Promise<JobType> {
    return this.service.retry(id, cause);
  }

  @Mutation(() => JobType, {
    description: 'Ends a job: one that waits never runs, one that runs stops after the step it is at.',
  })
  cancelJob(
    @Args('id', { type: () => Id, description: 'The job.' }) id: string,
    @CurrentCause() cause: Cause,
  ): Promise<JobType> {
    return this.service.cancel(id, cause);
  }
}
