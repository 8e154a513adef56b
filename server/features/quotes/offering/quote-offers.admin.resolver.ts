import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Quote } from '../api/quote.type.js';
import { QuoteMessages } from '../asking/quote-messages.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { GiveQuoteInput, QuotePreviewInput, ReplyToQuoteInput } from './give-quote.input.js';
import { QuoteDraft, QuotePreview } from './quote-draft.type.js';
import { QuoteOffers } from './quote-offers.service.js';

/** Offers and replies of the shop. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuoteOffersAdminResolver {
  constructor(
    private readonly offers: QuoteOffers,
    private readonly messages: QuoteMessages,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  @Query(() => QuoteDraft, { description: 'What the next offer of a quote starts from.' })
  quoteDraft(@Args('id', { type: () => Id, description: 'The quote.' }) id: string): Promise<QuoteDraft> {
    return this.offers.draft(id);
  }

  @Query(() => QuotePreview, { description: 'What an offer would cost; nothing is recorded.' })
  quotePreview(
    @Args('input', { type: () => QuotePreviewInput, description: 'The quote and the lines.' })
    input: QuotePreviewInput,
  ): Promise<QuotePreview> {
    return this.offers.preview(input);
  }

  @Mutation(() => Quote, { description: 'Gives an offer, which takes the place of the one before it.' })
  async giveQuote(
    @Args('input', { type: () => GiveQuoteInput, description: 'The quote and its next offer.' })
    input: GiveQuoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    await this.offers.give(input, cause);
    return this.read(input.id);
  }

  @Mutation(() => Quote, { description: 'Answers the buyer without an offer; they are mailed it.' })
  async replyToQuote(
    @Args('input', { type: () => ReplyToQuoteInput, description: 'The quote and the message.' })
    input: ReplyToQuoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    const { id } = input;
    await this.messages.send({ id, cause, side: 'shop' }, input);
    return this.read(id);
  }

  private async read(id: string): Promise<Quote> {
    const quote = await this.history.find(id);
    if (!quote) throw notFound();
    return Quote.of(quote, this.clock.now());
  }
}
