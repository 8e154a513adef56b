import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { JOB_STATUSES, type JobStatus } from '../../kernel/jobs/job.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { JobStatusEnum } from './job.type.js';

const MAX_TAKE = 100;
const DEFAULT_TAKE = 25;
/** As many digits as a bigint surely holds. */
const WHOLE_NUMBER = /^\d{1,18}$/;

@ArgsType()
export class FailedSideEffectsArgs {
  @IsInt()
  @Min(0)
  @Field(() => Int, { defaultValue: 0, description: 'How many to skip, at most 10,000.' })
  skip: number;

  @IsInt()
  @Min(1)
  @Max(MAX_TAKE)
  @Field(() => Int, { defaultValue: DEFAULT_TAKE, description: `How many to return, at most ${MAX_TAKE}.` })
  take: number;
}

@InputType({ description: 'Conditions on the jobs.' })
export class JobFilter {
  @IsOptional()
  @ArrayMaxSize(JOB_STATUSES.length)
  @ArrayUnique()
  @IsEnum(JobStatusEnum, { each: true })
  @Field(() => [JobStatusEnum], { nullable: true, description: 'Any of these; all when left out.' })
  statuses?: JobStatus[] | null;
}

@ArgsType()
export class JobsArgs extends FailedSideEffectsArgs {
  @IsOptional()
  @ValidateNested()
  @Type(() => JobFilter)
  @Field(() => JobFilter, { nullable: true, description: 'All jobs when left out.' })
  filter?: JobFilter | null;
}

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
