import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { QuoteStatusEnum } from '../api/quote.enums.js';
import { Quote } from '../api/quote.type.js';
import type { QuoteStatus } from '../history/quote.statuses.js';

@ObjectType({ description: 'One page of the list of all quotes; they are counted up to 100,000.' })
export class AdminQuoteList extends ListOf(Quote) {}

@ObjectType({ description: 'How many quotes have a status.' })
export class QuoteStatusCount {
  @Field(() => QuoteStatusEnum, { description: 'The status.' })
  status: QuoteStatus;

  @Field(() => Int, { description: 'Quotes that have it.' })
  count: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isCountExact: boolean;
}

@ObjectType({ description: 'How many quotes meet a filter.' })
export class AdminQuoteCounts {
  @Field(() => Int, { description: 'All of them.' })
  total: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isTotalExact: boolean;

  @Field(() => [QuoteStatusCount], { description: 'Every status, in the order in which a quote has them.' })
  byStatus: QuoteStatusCount[];

  @Field(() => Int, { description: 'Those the shop has not answered in time.' })
  overdue: number;

  @Field(() => Int, { description: 'Those that are QUOTED and whose newest offer is over.' })
  expired: number;
}
