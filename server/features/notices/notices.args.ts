import { ArgsType } from '@nestjs/graphql';
import { type Slice, SliceArgs } from '../../kernel/listing/list.args.js';

const DEFAULT_TAKE = 20;

@ArgsType()
export class NoticesArgs extends SliceArgs(DEFAULT_TAKE) {}

export const FIRST_PAGE: Slice = { skip: 0, take: DEFAULT_TAKE };
