import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import {
  changeQuoteStatus,
  counterQuote,
  declineQuote,
  noteQuote,
  offerQuote,
  resendQuote,
} from '../history/quote.decider.js';
import type { QuoteEvent } from '../history/quote.events.js';
import type { QuoteState } from '../history/quote.state.js';
import { QUOTES } from './quote.category.js';

type Without<Command extends (command: never, quote: QuoteState) => unknown, Name extends string> = Omit<
  Parameters<Command>[0],
  Name
>;

interface Decision {
  id: string;
  cause: Cause;
  expectedVersion?: number | null;
}

/** What buyers and staff do with a quote, one method per intention. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: Clock,
  ) {}

  /** @throws VERSION_CONFLICT, and the refusals of offerQuote */
  offer(decision: Decision, command: Without<typeof offerQuote, 'today'>): Promise<void> {
    const today = dayInIstanbul(this.clock.now());
    return this.decide(decision, (quote) => offerQuote({ ...command, today }, quote));
  }

  counter(decision: Decision, command: Without<typeof counterQuote, 'now'>): Promise<void> {
    return this.decide(decision, (quote) => counterQuote({ ...command, now: this.clock.now() }, quote));
  }

  changeStatus(decision: Decision, command: Parameters<typeof changeQuoteStatus>[0]): Promise<void> {
    return this.decide(decision, (quote) => changeQuoteStatus(command, quote));
  }

  note(decision: Decision, note: string): Promise<void> {
    return this.decide(decision, () => noteQuote({ note }));
  }

  decline(decision: Decision, command: Parameters<typeof declineQuote>[0]): Promise<void> {
    return this.decide(decision, (quote) => declineQuote(command, quote));
  }

  resend(decision: Decision): Promise<void> {
    return this.decide(decision, resendQuote);
  }

  private async decide(
    { id, cause, expectedVersion }: Decision,
    decide: (quote: QuoteState) => QuoteEvent[],
  ): Promise<void> {
    await this.runner.handle({ source: QUOTES, id, cause, expectedVersion, decide });
  }
}
