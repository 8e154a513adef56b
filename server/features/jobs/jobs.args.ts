import { ArgsType, Field, InputType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsOptional,
  Matches,
  MaxLength,
} from 'class-validator';
import { JOB_STATUSES, type JobStatus } from '../../kernel/jobs/job.js';
import { IsOneLine } from '../../kernel/input/typed-text.js';
import { FilterArgs, MAX_TAKE, SliceArgs } from '../../kernel/listing/list.args.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { JobStatusEnum } from './job.type.js';

const DEFAULT_TAKE = 25;
const MAX_KINDS = 20;
const MAX_KIND = 60;
/** As many digits as a bigint surely holds. */
const WHOLE_NUMBER = /^\d{1,18}$/;

@InputType({ description: 'Conditions on the jobs.' })
export class JobFilter {
  @IsOptional()
  @ArrayMaxSize(JOB_STATUSES.length)
  @ArrayUnique()
  @IsEnum(JobStatusEnum, { each: true })
  @Field(() => [JobStatusEnum], { nullable: true, description: 'Any of these; all when left out.' })
  statuses?: JobStatus[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_KINDS)
  @IsOneLine({ each: true })
  @MaxLength(MAX_KIND, { each: true })
  @Field(() => [String], { nullable: true, description: 'Any of these, by `Job.kind`; all when left out.' })
  kinds?: string[] | null;
}

@ArgsType()
export class JobsArgs extends FilterArgs(JobFilter, DEFAULT_TAKE) {}

@ArgsType()
export class FailedSideEffectsArgs extends SliceArgs(DEFAULT_TAKE) {}

@ArgsType()
export class RetrySideEffectsArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_TAKE)
  @ArrayUnique()
  @Matches(WHOLE_NUMBER, { each: true })
  @Field(() => [Id], {
    description: `Which, at most ${MAX_TAKE}; those that are not given up are left alone.`,
  })
  ids: string[];
}
