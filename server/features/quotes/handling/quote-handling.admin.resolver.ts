import { Args, Extensions, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Quote } from '../api/quote.type.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { ChangeQuoteStatusesInput } from './change-quote-statuses.input.js';
import { QuoteChangeResult } from './quote-change.type.js';
import { SeveralQuotes } from './several-quotes.service.js';
import { StartQuoteInput } from './start-quote.input.js';
import { StartedQuotes } from './started-quotes.service.js';

/** Up to a hundred transactions. */
const MANY_CHANGES_COST = 4_500;

/** What staff do with quotes beside answering them. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuoteHandlingAdminResolver {
  constructor(
    private readonly started: StartedQuotes,
    private readonly several: SeveralQuotes,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  @Mutation(() => Quote, { description: 'Records what somebody asks for by telephone; nobody is mailed.' })
  async startQuote(
    @Args('input', { type: () => StartQuoteInput, description: 'Who asks, and for what.' })
    input: StartQuoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Quote> {
    const quote = await this.history.find(await this.started.start(input, cause));
    if (!quote) throw notFound();
    return Quote.of(quote, this.clock.now());
  }

  @Extensions({ oneForEach: 'input.quotes' })
  @Mutation(() => [QuoteChangeResult], {
    complexity: MANY_CHANGES_COST,
    description:
      'Changes the status of several quotes, each by itself: one that is refused does not keep the others back.',
  })
  changeQuoteStatuses(
    @Args('input', {
      type: () => ChangeQuoteStatusesInput,
      description: 'The quotes with their versions, and the new status.',
    })
    input: ChangeQuoteStatusesInput,
    @CurrentCause() cause: Cause,
  ): Promise<QuoteChangeResult[]> {
    return this.several.changeStatus(input, cause);
  }
}
