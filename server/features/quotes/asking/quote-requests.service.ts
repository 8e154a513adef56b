import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { RequestKeys } from '../../../kernel/request-keys/request-keys.js';
import { OfferQueries } from '../../catalog/index.js';
import { ConsentTexts } from '../../consents/index.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { quoteBuyerErased, quoteRequestRefused } from '../history/quote.refusals.js';
import { referencesOf } from '../history/quote.references.js';
import type { QuoteChannel } from '../history/quote.statuses.js';
import { askedLines, listedToday } from './asked-lines.js';
import type { RequestQuoteInput } from './quote-request.input.js';
import { type QuoteRequest, RequestRecorder } from './request-recorder.js';
import { ResponseTimes } from './response-times.js';

const REQUESTS: RateLimit = { name: 'quote-requests', points: 10, seconds: 3_600 };
/** Nobody reads and fills in a form faster. */
const MIN_SECONDS = 3;

/** Of a quote whose buyer is still known. */
type Renewable = Pick<
  QuoteRequest,
  'customerId' | 'companyId' | 'buyer' | 'lines' | 'texts' | 'references' | 'answers'
> & { readonly id: string };

/** Visitors ask for a quote. */
@Injectable()
export class QuoteRequests {
  constructor(
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly consentTexts: ConsentTexts,
    private readonly times: ResponseTimes,
    private readonly history: QuoteHistory,
    private readonly keys: RequestKeys,
    private readonly recorder: RequestRecorder,
  ) {}

  /**
   * @returns the id of the quote
   * @throws QUOTE_REQUEST_REFUSED, REQUEST_CONFLICT, RATE_LIMITED, QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND,
   * QUOTE_FILE_GONE, CONSENT_TEXT_UNKNOWN
   */
  async request(input: RequestQuoteInput, context: RequestContext): Promise<string> {
    const { idempotencyKey: key, filledInSeconds, website, ...body } = input;
    // A signed-in customer finds the form filled in, with the cart as its lines: nothing is left to do but send it.
    const isFast = context.actor.kind !== 'customer' && (filledInSeconds ?? MIN_SECONDS) < MIN_SECONDS;
    if (website || isFast) throw quoteRequestRefused();
    return this.keys.once({ actor: context.actor, key, what: 'request', body }, async (claim) => {
      await this.limits.takeAt(REQUESTS, context.address);
      const request = await this.requestOf(input, context);
      return this.recorder.record(
        { ...request, isAcknowledged: await this.isAcknowledged(input.buyer) },
        { cause: causeOf(context), claim, fileIds: input.files ?? [] },
      );
    });
  }

  /**
   * Asks for the lines of a quote once more, with the texts and references of its request.
   *
   * @returns the id of the new quote
   * @throws NOT_FOUND, QUOTE_BUYER_ERASED, REQUEST_CONFLICT, RATE_LIMITED
   */
  async renew(
    { id, cause, key }: { id: string; cause: AuthenticatedCause; key: string | null | undefined },
    { address }: Pick<RequestContext, 'address'>,
  ): Promise<string> {
    const { actor } = cause;
    return this.keys.once({ actor, key, what: 'renewal', body: { id } }, async (claim) => {
      const quote = await this.history.find(id);
      if (!quote) throw notFound();
      const { buyer, texts } = quote;
      if (!buyer || !texts) throw quoteBuyerErased();
      await this.limits.takeAt(REQUESTS, address);
      const request = await this.renewed({ ...quote, id, buyer, texts });
      return this.recorder.record({ ...request, channel: channelOf(cause) }, { cause, claim });
    });
  }

  private async renewed({ id, customerId, companyId, buyer, lines, texts, references, answers }: Renewable) {
    const offers = await this.offersOf(lines);
    return {
      customerId,
      companyId,
      buyer,
      references,
      answers,
      lines: lines.map((line) => listedToday(line, offers)),
      origin: 'renewal' as const,
      renewalOf: id,
      files: [],
      marketingConsent: null,
      texts: { ...texts, fileNames: {} },
      responseDueAt: await this.times.dueAt(),
      isAcknowledged: await this.isAcknowledged(buyer),
    };
  }

  /** Anybody can type another person's address: the request counts in any case, the mail to that address does not. */
  private isAcknowledged({ email }: { email: string }): Promise<boolean> {
    return this.recipients.admits(email);
  }

  private async requestOf(
    { buyer, lines: asked, message = null, references, origin, answers, marketingConsent }: RequestQuoteInput,
    { actor }: RequestContext,
  ): Promise<Omit<QuoteRequest, 'isAcknowledged'>> {
    const { lines, texts } = askedLines(asked, await this.offersOf(asked));
    const { name, email, phone, company = null } = buyer;
    return {
      companyId: null,
      renewalOf: null,
      files: [],
      answers: (answers ?? []).map(({ spec, value, unit = null }) => ({ spec, value, unit })),
      origin: origin ?? 'form',
      references: referencesOf(references),
      lines,
      marketingConsent: await this.consentTexts.recorded(marketingConsent),
      customerId: actor.kind === 'customer' ? actor.id : null,
      channel: channelOf({ actor }),
      buyer: { name, email, phone, company },
      texts: { message, lines: texts, fileNames: {} },
      responseDueAt: await this.times.dueAt(),
    };
  }

  private offersOf(lines: readonly { productId?: string | null }[]) {
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    return this.offers.byId(this.dataSource.manager, ids);
  }
}

const channelOf = ({ actor }: Pick<RequestContext, 'actor'>): QuoteChannel =>
  actor.kind === 'program' ? 'program' : 'storefront';

/** A customer asks for themselves, also in a browser in which staff are signed in to the panel. */
const causeOf = (context: RequestContext) =>
  context.actor.kind === 'guest' ? causeOfLinked(context) : context;
