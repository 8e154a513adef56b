import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { decideOnEach, readChanged } from '../../../kernel/refusal/several-decisions.js';
import { Quote } from '../api/quote.type.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QuotesService } from '../commands/quotes.service.js';
import type { ChangeQuoteStatusesInput } from './change-quote-statuses.input.js';
import type { QuoteChangeResult } from './quote-change.type.js';

/** Changes several quotes, each by itself. */
@Injectable()
export class SeveralQuotes {
  private readonly log = new Logger(SeveralQuotes.name);

  constructor(
    private readonly quotes: QuotesService,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  async changeStatus(
    { quotes, status: to, reason = null }: ChangeQuoteStatusesInput,
    cause: Cause,
  ): Promise<QuoteChangeResult[]> {
    const reporting = { log: this.log, cause };
    const decide = ({ id, expectedVersion }: (typeof quotes)[number]) =>
      this.quotes.changeStatus({ id, expectedVersion, cause }, { to, reason });
    const decided = await decideOnEach(quotes, { idOf: ({ id }) => id, decide }, reporting);
    const changed = await readChanged(decided, (ids) => this.read(ids), reporting);
    return decided.map(({ id, refusal }) => ({ quoteId: id, refusal, quote: changed.get(id) ?? null }));
  }

  private async read(ids: readonly string[]): Promise<Quote[]> {
    const now = this.clock.now();
    return (await this.history.list(ids)).map((quote) => Quote.of(quote, now));
  }
}
