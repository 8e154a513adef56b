import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { Quote } from '../api/quote.type.js';
import { historyOf } from './quote-history.entries.js';
import { QuoteHistoryEntry } from './quote-history.type.js';

/** What staff and programs see of a quote beyond its buyer. */
@Public()
@Resolver(() => Quote)
export class QuoteHistoryResolver {
  @ResolveField(() => [QuoteHistoryEntry], {
    nullable: true,
    description: 'Every event of the quote, oldest first; null for buyers.',
  })
  history(@Parent() { reader, events, buyer }: Quote): QuoteHistoryEntry[] | null {
    return reader === 'staff' ? historyOf(events, buyer) : null;
  }
}
