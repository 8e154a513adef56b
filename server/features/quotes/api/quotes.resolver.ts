import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly, CustomersOnly, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { AdminQuoteArgs } from './admin-quote.args.js';
import { Quote } from './quote.type.js';

const ID = { type: () => Id, description: 'The quote.' };

/** Quotes as their buyers and staff read them. */
@VisitorsAndPrograms('quotes')
@Resolver()
export class QuotesResolver {
  constructor(
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  @Query(() => Quote, {
    nullable: true,
    description:
      'The quote of a link; null when the token is not valid, QUOTE_LINK_OUTDATED after a newer offer.',
  })
  async quoteByToken(
    @Args('token', { type: () => String, description: 'Last part of the address /teklif/{token}.' })
    token: string,
  ): Promise<Quote | null> {
    return this.read(await this.history.linkedId(token));
  }

  @CustomersOnly()
  @Query(() => Quote, {
    nullable: true,
    description: 'A quote of the signed-in customer; null when unknown.',
  })
  async quote(
    @Args('id', ID) id: string,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<Quote | null> {
    return this.read(await this.history.ownId(actor, id));
  }

  @BackOfficeOnly('quotes')
  @Query(() => Quote, {
    nullable: true,
    description: 'Any quote, as it is now, was at a time or an event left it; null when unknown.',
  })
  async adminQuote(@Args() { id, asOf, version }: AdminQuoteArgs): Promise<Quote | null> {
    const point = typeof version === 'number' ? { version } : asOf ? { at: asOf } : null;
    const quote = await this.history.find(id, point);
    return quote && Quote.of(quote, this.clock.now());
  }

  private async read(id: string | null): Promise<Quote | null> {
    const quote = id === null ? null : await this.history.find(id);
    return quote && Quote.of(quote, this.clock.now(), 'buyer');
  }
}
