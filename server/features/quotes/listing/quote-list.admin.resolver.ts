import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { AdminQuoteCountsArgs, AdminQuotesArgs, QuoteNeighborsArgs } from './quote-list.input.js';
import { QuoteListQueries } from './quote-list.queries.js';
import { AdminQuoteCounts, AdminQuoteList } from './quote-list.type.js';

/** The list of all quotes for staff and back-office programs. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuoteListAdminResolver {
  constructor(private readonly list: QuoteListQueries) {}

  @Query(() => AdminQuoteList, { description: 'All quotes of the shop, page by page.' })
  adminQuotes(@Args() args: AdminQuotesArgs): Promise<AdminQuoteList> {
    return this.list.page(args);
  }

  @Query(() => AdminQuoteCounts, {
    description: 'How many quotes meet a filter, and how many of each status.',
  })
  adminQuoteCounts(@Args() { filter }: AdminQuoteCountsArgs): Promise<AdminQuoteCounts> {
    return this.list.counts(filter);
  }

  @Query(() => ListNeighbors, {
    description:
      'The quotes before and after one in a list, by its place there even where it no longer meets the filter; both null for an unknown one.',
  })
  adminQuoteNeighbors(@Args() args: QuoteNeighborsArgs): Promise<ListNeighbors> {
    return this.list.neighbors(args);
  }
}
