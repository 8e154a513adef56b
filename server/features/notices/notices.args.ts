import { ArgsType, Field } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { MAX_TAKE, type Slice, SliceArgs } from '../../kernel/listing/list.args.js';
import { Id } from '../../kernel/scalars/id.scalar.js';

const DEFAULT_TAKE = 20;
/** As many digits as a bigint surely holds. */
export const NOTICE_ID = /^\d{1,18}$/;

@ArgsType()
export class NoticesArgs extends SliceArgs(DEFAULT_TAKE) {}

@ArgsType()
export class MarkNoticesSeenArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_TAKE)
  @Matches(NOTICE_ID, { each: true })
  @Field(() => [Id], { description: `Which, at most ${MAX_TAKE}.` })
  ids: string[];
}

export const FIRST_PAGE: Slice = { skip: 0, take: DEFAULT_TAKE };
