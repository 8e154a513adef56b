import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { RequestQuoteInput } from '../asking/quote-request.input.js';
import { QuoteRequests } from '../asking/quote-requests.service.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QuotesService } from '../commands/quotes.service.js';
import { AddQuoteNoteInput, ChangeQuoteStatusInput } from './quote-decisions.input.js';
import { Quote } from './quote.type.js';

/** What visitors and staff do with quotes. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuoteChangesResolver {
  constructor(
    private readonly requests: QuoteRequests,
    private readonly quotes: QuotesService,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  @VisitorsAndPrograms('quotes')
  @Mutation(() => Quote, { description: 'Asks for a quote; at most ten an hour from one network.' })
  async requestQuote(
    @Args('input', { type: () => RequestQuoteInput, description: 'Who asks, and for what.' })
    input: RequestQuoteInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Quote> {
    return this.read(await this.requests.request(input, context), 'sender');
  }

  @Mutation(() => Quote, { description: 'Changes the status to any other; it makes no order.' })
  async changeQuoteStatus(
    @Args('input', { type: () => ChangeQuoteStatusInput, description: 'The quote and its new status.' })
    { id, expectedVersion, status: to, reason = null }: ChangeQuoteStatusInput,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    await this.quotes.changeStatus({ id, expectedVersion, cause }, { to, reason });
    return this.read(id);
  }

  @Mutation(() => Quote, { description: 'Adds a note that only staff and programs can read.' })
  async addQuoteNote(
    @Args('input', { type: () => AddQuoteNoteInput, description: 'The quote and the note.' })
    { id, note }: AddQuoteNoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    await this.quotes.note({ id, cause }, note);
    return this.read(id);
  }

  @Mutation(() => Quote, { description: 'Mails the buyer the link of the newest offer once more.' })
  async resendQuote(
    @Args('id', { type: () => Id, description: 'The quote.' }) id: string,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    await this.quotes.resend({ id, cause });
    return this.read(id);
  }

  private async read(id: string, reader: Quote['reader'] = 'staff'): Promise<Quote> {
    const quote = await this.history.find(id);
    if (!quote) throw notFound();
    return Quote.of(quote, this.clock.now(), reader);
  }
}
