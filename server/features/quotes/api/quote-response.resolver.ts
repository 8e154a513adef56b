import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { CachedByVersion } from '../../../kernel/data-version/cached-by-version.js';
import { ResponseTimes } from '../asking/response-times.js';

@ObjectType({ description: 'When the shop answers what is asked for today; days of Istanbul, YYYY-MM-DD.' })
class QuoteResponse {
  @Field(() => String, { description: 'Today.' })
  today: string;

  @Field(() => String, { description: 'The first business day after it.' })
  firstDay: string;

  @Field(() => String, { description: 'The second one, on which the offer is there.' })
  dueDay: string;
}

/** What everybody may know before they ask. */
@Public()
@Resolver()
export class QuoteResponseResolver {
  constructor(private readonly times: ResponseTimes) {}

  @CachedByVersion()
  @Query(() => QuoteResponse, { description: 'When the shop answers, by its business days.' })
  quoteResponse(): Promise<QuoteResponse> {
    return this.times.days();
  }
}
