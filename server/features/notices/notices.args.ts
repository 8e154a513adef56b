import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';

const MAX_TAKE = 100;
const DEFAULT_TAKE = 20;

@ArgsType()
export class NoticesArgs {
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

export const FIRST_PAGE: NoticesArgs = { skip: 0, take: DEFAULT_TAKE };
