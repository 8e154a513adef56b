import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { KnownCustomers } from '../../../kernel/actor/known-customers.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { RequestKeys } from '../../../kernel/request-keys/request-keys.js';
import { OfferQueries } from '../../catalog/index.js';
import { askedLines } from '../asking/asked-lines.js';
import { type QuoteRequest, RequestRecorder } from '../asking/request-recorder.js';
import { ResponseTimes } from '../asking/response-times.js';
import { referencesOf } from '../history/quote.references.js';
import type { StartQuoteInput } from './start-quote.input.js';

/** Staff write down what somebody asks for by telephone, for a customer whose account it is in, or for anybody. */
@Injectable()
export class StartedQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly times: ResponseTimes,
    private readonly keys: RequestKeys,
    private readonly recorder: RequestRecorder,
    private readonly customers: KnownCustomers,
  ) {}

  /**
   * @returns the id of the quote
   * @throws NOT_FOUND for a customer who is not served, REQUEST_CONFLICT, QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND
   */
  async start(input: StartQuoteInput, { actor, requestId }: Cause): Promise<string> {
    const { idempotencyKey: key, ...body } = input;
    const { customerId } = body;
    if (customerId && !(await this.customers.isServed(customerId))) throw notFound();
    const cause: Cause = {
      actor,
      requestId,
      ...(customerId && { onBehalfOf: { kind: 'customer', id: customerId } }),
    };
    return this.keys.once({ actor: cause.actor, key, what: 'start', body }, async (claim) => {
      const request = await this.requestOf(input, cause);
      return this.recorder.record(request, { cause, claim, note: input.note ?? '' });
    });
  }

  private async requestOf(
    { buyer, customerId = null, lines: asked, references }: StartQuoteInput,
    { actor }: Cause,
  ): Promise<QuoteRequest> {
    const ids = asked.flatMap(({ productId }) => productId ?? []);
    const { lines, texts } = askedLines(asked, await this.offers.byId(this.dataSource.manager, ids));
    const { name, email, phone, company = null } = buyer;
    return {
      customerId,
      companyId: null,
      renewalOf: null,
      answers: [],
      files: [],
      // Staff speak to them.
      isAcknowledged: false,
      marketingConsent: null,
      origin: 'telephone',
      lines,
      references: referencesOf(references),
      channel: actor.kind === 'program' ? 'program' : 'staff',
      buyer: { name, email, phone, company },
      texts: { message: null, lines: texts, fileNames: {} },
      responseDueAt: await this.times.dueAt(),
    };
  }
}
