import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { OfferQueries } from '../../catalog/index.js';
import { AlreadyRequested, QuoteRequestKeys, type RequestKey } from '../asking/quote-request-keys.js';
import { askedLine, QuoteRequests } from '../asking/quote-requests.service.js';
import { QUOTES } from '../commands/quote.category.js';
import { noteQuote, requestQuote } from '../history/quote.decider.js';
import type { LineText } from '../history/quote.events.js';
import { referencesOf } from '../history/quote.references.js';
import type { StartQuoteInput } from './start-quote.input.js';

/** Staff write down what somebody asks for by telephone. */
@Injectable()
export class StartedQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly requests: QuoteRequests,
    private readonly keys: QuoteRequestKeys,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * @returns the id of the quote
   * @throws QUOTE_REQUEST_CONFLICT, QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND
   */
  async start(input: StartQuoteInput, cause: Cause): Promise<string> {
    const { idempotencyKey, ...body } = input;
    const key = this.keys.hash(cause.actor, idempotencyKey, body);
    const known = await this.keys.quoteIdOf(key);
    if (known) return known;
    const request = await this.requestOf(input, cause);
    try {
      return await withRetry(() => this.record(randomId(), request, { key, note: input.note ?? '' }, cause), {
        isRetryable: (error) => isUniqueViolation(error, 'quote_number'),
      });
    } catch (error) {
      const made = error instanceof AlreadyRequested && (await this.keys.quoteIdOf(key));
      if (made) return made;
      throw error;
    }
  }

  private async record(
    id: string,
    request: Awaited<ReturnType<StartedQuotes['requestOf']>>,
    { key, note }: { key: RequestKey; note: string },
    cause: Cause,
  ): Promise<string> {
    await this.runner.inTransaction(cause, async (work) => {
      await this.keys.claim(work.transaction, key, id);
      const stream = await work.start(QUOTES, { id, subject: { email: request.buyer.email } });
      work.append(stream, [...requestQuote(id, request), ...noteQuote({ note })]);
    });
    return id;
  }

  private async requestOf({ buyer, lines: asked, references }: StartQuoteInput, { actor }: Cause) {
    const ids = asked.flatMap(({ productId }) => productId ?? []);
    const offers = await this.offers.byId(this.dataSource.manager, ids);
    const lines = asked.map((line) => askedLine(line, offers));
    const texts = lines.map(({ id }, index): [string, LineText] => {
      const { text = null, ownPartNumber = null } = asked[index] ?? {};
      return [id, { asWritten: text, ownPartNumber }];
    });
    const { name, email, phone, company = null } = buyer;
    return {
      ...{
        customerId: null,
        companyId: null,
        renewalOf: null,
        answers: [],
        files: [],
        marketingConsent: null,
      },
      ...{ origin: 'telephone' as const, lines, references: referencesOf(references) },
      channel: actor.kind === 'program' ? ('program' as const) : ('staff' as const),
      buyer: { name, email, phone, company },
      texts: { message: null, lines: Object.fromEntries(texts), fileNames: {} },
      responseDueAt: await this.requests.responseDueAt(),
    };
  }
}
