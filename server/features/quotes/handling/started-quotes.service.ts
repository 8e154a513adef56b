import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { RequestKeys } from '../../../kernel/request-keys/request-keys.js';
import { OfferQueries } from '../../catalog/index.js';
import { askedLines } from '../asking/asked-lines.js';
import { type QuoteRequest, RequestRecorder } from '../asking/request-recorder.js';
import { ResponseTimes } from '../asking/response-times.js';
import { referencesOf } from '../history/quote.references.js';
import type { StartQuoteInput } from './start-quote.input.js';

/** Staff write down what somebody asks for by telephone. */
@Injectable()
export class StartedQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly times: ResponseTimes,
    private readonly keys: RequestKeys,
    private readonly recorder: RequestRecorder,
  ) {}

  /**
   * @returns the id of the quote
   * @throws REQUEST_CONFLICT, QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND
   */
  start(input: StartQuoteInput, cause: Cause): Promise<string> {
    const { idempotencyKey: key, ...body } = input;
    return this.keys.once({ actor: cause.actor, key, what: 'start', body }, async (claim) => {
      const request = await this.requestOf(input, cause);
      return this.recorder.record(request, { cause, claim, note: input.note ?? '' });
    });
  }

  private async requestOf(
    { buyer, lines: asked, references }: StartQuoteInput,
    { actor }: Cause,
  ): Promise<QuoteRequest> {
    const ids = asked.flatMap(({ productId }) => productId ?? []);
    const { lines, texts } = askedLines(asked, await this.offers.byId(this.dataSource.manager, ids));
    const { name, email, phone, company = null } = buyer;
    return {
      ...{ customerId: null, companyId: null, renewalOf: null, answers: [], files: [] },
      // Staff speak to them.
      ...{ isAcknowledged: false, marketingConsent: null, origin: 'telephone', lines },
      references: referencesOf(references),
      channel: actor.kind === 'program' ? 'program' : 'staff',
      buyer: { name, email, phone, company },
      texts: { message: null, lines: texts, fileNames: {} },
      responseDueAt: await this.times.dueAt(),
    };
  }
}
