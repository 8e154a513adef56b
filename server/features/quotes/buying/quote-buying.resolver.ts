import { Args, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CustomersOnly, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Quote } from '../api/quote.type.js';
import { QuoteMessages } from '../asking/quote-messages.js';
import { QuoteRequests } from '../asking/quote-requests.service.js';
import { ResponseTimes } from '../asking/response-times.js';
import { type NamedQuote, QuoteHistory } from '../commands/quote.history.js';
import { QuotesService } from '../commands/quotes.service.js';
import {
  CounterOfferInput,
  DeclineQuoteInput,
  MyQuotesArgs,
  RenewQuoteInput,
  RequestQuoteLinkArgs,
  SendQuoteMessageInput,
} from './buying.input.js';
import { OwnQuotes } from './own-quotes.js';
import { QuoteLinkRequests } from './quote-link-requests.js';

/** Of one network; each mails the shop. */
const ANSWERS: RateLimit = { name: 'quote-answers', points: 30, seconds: 3_600 };

@ObjectType({ description: 'One page of the quotes of a customer.' })
class QuoteList extends ListOf(Quote) {}

/** What the buyer of a quote reads and answers, as a signed-in customer or by its link. */
@VisitorsAndPrograms('quotes')
@Resolver()
export class QuoteBuyingResolver {
  constructor(
    private readonly quotes: QuotesService,
    private readonly messages: QuoteMessages,
    private readonly requests: QuoteRequests,
    private readonly times: ResponseTimes,
    private readonly links: QuoteLinkRequests,
    private readonly own: OwnQuotes,
    private readonly history: QuoteHistory,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @CustomersOnly()
  @Query(() => QuoteList, {
    description:
      'Quotes of the signed-in customer, newest first, with those asked for as a guest under the verified e-mail address.',
  })
  async myQuotes(
    @Args() args: MyQuotesArgs,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<QuoteList> {
    const page = await this.own.page(actor, args);
    const now = this.clock.now();
    return { ...page, items: page.items.map((quote) => Quote.of(quote, now, 'buyer')) };
  }

  @Mutation(() => Quote, { description: 'The buyer writes to the shop.' })
  async sendQuoteMessage(
    @Args('input', { type: () => SendQuoteMessageInput, description: 'The quote and the message.' })
    input: SendQuoteMessageInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Quote> {
    return this.answer(input, context, (decision) =>
      this.messages.send({ ...decision, side: 'buyer' }, input),
    );
  }

  @Mutation(() => Quote, { description: 'The buyer wants the newest offer otherwise.' })
  async counterOffer(
    @Args('input', { type: () => CounterOfferInput, description: 'The offer and what is to be otherwise.' })
    { offer, lines, message = null, ...named }: CounterOfferInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Quote> {
    const responseDueAt = await this.times.dueAt();
    const wanted = lines.map(({ lineId, quantity = null, targetPrice = null, isUnwanted }) => ({
      lineId,
      quantity,
      targetPriceKurus: targetPrice,
      isUnwanted: isUnwanted ?? false,
    }));
    return this.answer(named, context, (decision) =>
      this.quotes.counter(decision, { offer, lines: wanted, message, responseDueAt }),
    );
  }

  @Mutation(() => Quote, { description: 'The buyer does not want it.' })
  async declineQuote(
    @Args('input', { type: () => DeclineQuoteInput, description: 'The quote and why.' })
    { offer = null, reason, message = null, ...named }: DeclineQuoteInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Quote> {
    return this.answer(named, context, (decision) =>
      this.quotes.decline(decision, { offer, reason, message }),
    );
  }

  @Mutation(() => Quote, { description: 'Asks for the lines of an earlier quote once more.' })
  async renewQuote(
    @Args('input', { type: () => RenewQuoteInput, description: 'The earlier quote.' })
    { idempotencyKey: key, ...named }: RenewQuoteInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Quote> {
    const decision = await this.history.named(named, context);
    return this.read(await this.requests.renew({ ...decision, key }, context));
  }

  @Mutation(() => Boolean, {
    description:
      'Mails the link of the newest offer to the buyer of the quote with this number and e-mail address. Always true, whether there is such a quote or not.',
  })
  async requestQuoteLink(
    @Args() args: RequestQuoteLinkArgs,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.links.request(args, context);
    return true;
  }

  private async answer(
    named: NamedQuote,
    context: RequestContext,
    decide: (decision: { id: string; cause: Cause }) => Promise<void>,
  ): Promise<Quote> {
    await this.limits.takeAt(ANSWERS, context.address);
    const decision = await this.history.named(named, context);
    await decide(decision);
    return this.read(decision.id);
  }

  private async read(id: string): Promise<Quote> {
    const quote = await this.history.find(id);
    if (!quote) throw notFound();
    return Quote.of(quote, this.clock.now(), 'buyer');
  }
}
