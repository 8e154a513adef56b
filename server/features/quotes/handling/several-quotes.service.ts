import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { isConnectionFailure } from '../../../kernel/database/connection-failure.js';
import { internal, unavailableForNow } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { Quote } from '../api/quote.type.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QuotesService } from '../commands/quotes.service.js';
import type { ChangeQuoteStatusesInput } from './change-quote-statuses.input.js';
import type { QuoteChangeResult, QuoteRefusal } from './quote-change.type.js';

type Change = Pick<QuoteChangeResult, 'quoteId' | 'refusal'>;

/** Changes several quotes, each in a transaction of its own: one that is refused does not keep the others back. */
@Injectable()
export class SeveralQuotes {
  private readonly log = new Logger(SeveralQuotes.name);

  constructor(
    private readonly quotes: QuotesService,
    private readonly history: QuoteHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * One after the other, so that one request takes no more than one connection; in the order that was asked. Once the database
   * cannot be reached, the rest are refused without being tried.
   */
  async changeStatus(
    { quotes, status: to, reason = null }: ChangeQuoteStatusesInput,
    cause: Cause,
  ): Promise<QuoteChangeResult[]> {
    const changes: Change[] = [];
    for (const { id: quoteId, expectedVersion } of quotes) {
      const isLost = changes.at(-1)?.refusal?.code === UNREACHABLE.code;
      const decide = () => this.quotes.changeStatus({ id: quoteId, expectedVersion, cause }, { to, reason });
      changes.push({ quoteId, refusal: isLost ? UNREACHABLE : await this.one(decide, cause) });
    }
    const changed = await this.read(
      changes.filter(({ refusal }) => !refusal),
      cause,
    );
    return changes.map((change) => ({ ...change, quote: changed.get(change.quoteId) ?? null }));
  }

  /** Earlier quotes are changed already: an unexpected error is reported beside what became of them. */
  private async one(decide: () => Promise<void>, { requestId }: Cause): Promise<QuoteRefusal | null> {
    try {
      await decide();
      return null;
    } catch (error) {
      if (error instanceof Refusal) return shown(error);
      this.log.error({ err: error, requestId });
      return isConnectionFailure(error) ? UNREACHABLE : shown(internal({ reference: requestId }));
    }
  }

  /** They are changed whether they can be read or not. */
  private async read(changes: readonly Change[], { requestId }: Cause): Promise<Map<string, Quote>> {
    try {
      const quotes = await this.history.list(changes.map(({ quoteId }) => quoteId));
      const now = this.clock.now();
      return new Map(quotes.map((quote) => [quote.id, Quote.of(quote, now)]));
    } catch (error) {
      this.log.error({ err: error, requestId });
      return new Map();
    }
  }
}

const shown = ({ code, message, details }: Refusal): QuoteRefusal => ({
  code,
  message,
  details: JSON.stringify(details),
});

const UNREACHABLE = shown(unavailableForNow());
