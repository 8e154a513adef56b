import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { backOfficeActor, type RequestContext } from '../../../kernel/actor/request-context.js';
import { dayAfter } from '../../../kernel/clock/istanbul.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { unitPriceOf } from '../../../kernel/money/money.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { readSalesUnit } from '../../../kernel/sales-unit/sales-unit.js';
import { choose, type Offer, OfferQueries, productNotFound, withinLimits } from '../../catalog/index.js';
import { ShopCalendar } from '../../settings/index.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { QUOTES } from '../commands/quote.category.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QuoteFiles } from '../files/quote-files.js';
import { requestQuote } from '../history/quote.decider.js';
import type { AskedLine, LineText, QuoteRequested } from '../history/quote.events.js';
import { quoteBuyerErased, quoteEmpty, quoteRequestRefused } from '../history/quote.refusals.js';
import { referencesOf } from '../history/quote.references.js';
import type { QuoteChannel } from '../history/quote.statuses.js';
import { endOf } from '../history/quote.validity.js';
import { AlreadyRequested, QuoteRequestKeys, type RequestKey } from './quote-request-keys.js';
import type { QuoteLineInput, RequestQuoteInput } from './quote-request.input.js';

const REQUESTS: RateLimit = { name: 'quote-requests', points: 10, seconds: 3_600 };
const RESPONSE_BUSINESS_DAYS = 2;
/** Nobody reads and fills in a form faster. */
const MIN_SECONDS = 3;

type Request = Omit<QuoteRequested, 'number'>;

/** What a request is recorded with. */
interface Sent {
  key: RequestKey | null;
  fileIds: readonly string[];
}

/** Visitors ask for a quote. */
@Injectable()
export class QuoteRequests {
  constructor(
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly calendar: ShopCalendar,
    private readonly runner: CommandRunner,
    private readonly history: QuoteHistory,
    private readonly files: QuoteFiles,
    private readonly keys: QuoteRequestKeys,
  ) {}

  /**
   * @returns the id of the quote
   * @throws QUOTE_REQUEST_REFUSED, QUOTE_REQUEST_CONFLICT, RATE_LIMITED, QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND,
   * QUOTE_FILE_GONE
   */
  async request(input: RequestQuoteInput, context: RequestContext): Promise<string> {
    const { idempotencyKey, filledInSeconds, website, ...body } = input;
    if (website || (filledInSeconds ?? MIN_SECONDS) < MIN_SECONDS) throw quoteRequestRefused();
    const key = idempotencyKey ? this.keys.hash(context.actor, idempotencyKey, body) : null;
    const known = key && (await this.keys.quoteIdOf(key));
    if (known) return known;
    await this.limits.takeAt(REQUESTS, context.address);
    // What is refused uses up nothing of somebody else's mailbox.
    const request = await this.requestOf(input, context);
    await this.recipients.take(input.buyer.email);
    try {
      return await this.recordAnew(request, { key, fileIds: input.files ?? [] }, context);
    } catch (error) {
      const made = error instanceof AlreadyRequested && key && (await this.keys.quoteIdOf(key));
      if (made) return made;
      throw error;
    }
  }

  /**
   * Asks for the lines of a quote once more, with the texts and references of its request.
   *
   * @returns the id of the new quote
   * @throws NOT_FOUND, QUOTE_BUYER_ERASED, RATE_LIMITED
   */
  async renew(id: string, context: RequestContext): Promise<string> {
    const quote = await this.history.find(id);
    if (!quote) throw notFound();
    if (!quote.buyer) throw quoteBuyerErased();
    await this.limits.takeAt(REQUESTS, context.address);
    await this.recipients.take(quote.buyer.email);
    const { customerId, companyId, buyer, lines, texts, references, answers } = quote;
    const request: Request = {
      ...{ customerId, companyId, buyer, references, answers },
      lines: await this.listedToday(lines),
      channel: channelOf(context),
      ...{ origin: 'renewal', renewalOf: id, files: [], marketingConsent: null },
      texts: texts && { ...texts, fileNames: {} },
      responseDueAt: await this.responseDueAt(),
    };
    return this.recordAnew(request, { key: null, fileIds: [] }, context);
  }

  private recordAnew(request: Request, sent: Sent, context: RequestContext): Promise<string> {
    return withRetry(() => this.record(randomId(), request, sent, context), {
      isRetryable: (error) => isUniqueViolation(error, 'quote_number'),
    });
  }

  private async record(
    id: string,
    request: Request,
    { key, fileIds }: Sent,
    context: RequestContext,
  ): Promise<string> {
    const { customerId, buyer, texts } = request;
    if (!buyer || !texts) throw new Error('A request is complete when it is recorded');
    const subject = customerId === null ? { email: buyer.email } : { userId: customerId };
    const actor =
      context.actor.kind === 'guest' ? (backOfficeActor(context) ?? context.actor) : context.actor;
    await this.runner.inTransaction({ actor, requestId: context.requestId }, async (work) => {
      if (key) await this.keys.claim(work.transaction, key, id);
      const { files, fileNames } = await this.files.claim(work.transaction, id, fileIds);
      const stream = await work.start(QUOTES, { id, subject });
      work.append(stream, requestQuote(id, { ...request, files, texts: { ...texts, fileNames } }));
    });
    return id;
  }

  private async requestOf(
    { buyer, lines: asked, message = null, references, origin, answers }: RequestQuoteInput,
    { actor }: RequestContext,
  ): Promise<Request> {
    const ids = asked.flatMap(({ productId }) => productId ?? []);
    const offers = await this.offers.byId(this.dataSource.manager, ids);
    const lines = asked.map((line) => askedLine(line, offers));
    const texts = lines.map(({ id }, index): [string, LineText] => {
      const { text = null, ownPartNumber = null } = asked[index] ?? {};
      return [id, { asWritten: text, ownPartNumber }];
    });
    const { name, email, phone, company = null } = buyer;
    return {
      ...{ companyId: null, renewalOf: null, files: [] },
      answers: (answers ?? []).map(({ spec, value, unit = null }) => ({ spec, value, unit })),
      origin: origin ?? 'form',
      references: referencesOf(references),
      ...{ lines, marketingConsent: null },
      customerId: actor.kind === 'customer' ? actor.id : null,
      channel: channelOf({ actor }),
      buyer: { name, email, phone, company },
      texts: { message, lines: Object.fromEntries(texts), fileNames: {} },
      responseDueAt: await this.responseDueAt(),
    };
  }

  /** The same lines at the list prices of today; null for what is sold no more. */
  private async listedToday(lines: readonly AskedLine[]): Promise<AskedLine[]> {
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    const offers = await this.offers.byId(this.dataSource.manager, ids);
    return lines.map((line) => {
      const offer = line.productId === null ? undefined : offers.get(line.productId);
      return { ...line, listPriceKurus: offer ? listPriceOf(line, offer) : null };
    });
  }

  /** Days of Istanbul, YYYY-MM-DD: today and the business days up to the answer. */
  async responseDays(): Promise<{ today: string; firstDay: string; dueDay: string }> {
    const calendar = await this.calendar.asOfToday();
    const { today } = calendar;
    const businessDay = (count: number) => dayAfter(today, calendar.daysUntil(count));
    return { today, firstDay: businessDay(1), dueDay: businessDay(RESPONSE_BUSINESS_DAYS) };
  }

  /** The end of the second business day. */
  async responseDueAt(): Promise<string> {
    const { dueDay } = await this.responseDays();
    return endOf(dueDay).toISOString();
  }
}

const channelOf = ({ actor }: Pick<RequestContext, 'actor'>): QuoteChannel =>
  actor.kind === 'program' ? 'program' : 'storefront';

/** Net, with the choices of the line; null once one of them is sold no more. */
function listPriceOf({ selectedVariations }: AskedLine, { groups, basePriceKurus }: Offer): number | null {
  const variations = groups.flatMap((group) => group.variations);
  const chosen = selectedVariations.map(({ variationId }) => variations.find(({ id }) => id === variationId));
  const prices = chosen.flatMap((variation) => (variation ? [variation.priceKurus] : []));
  return prices.length === chosen.length ? unitPriceOf(basePriceKurus, prices) : null;
}

/** @throws QUOTE_EMPTY, PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND */
export function askedLine(line: QuoteLineInput, offers: ReadonlyMap<string, Offer>): AskedLine {
  const { productId = null, targetPrice = null, wantedOn = null } = line;
  const rest = { id: randomId(), targetPriceKurus: targetPrice, wantedOn, answers: [] };
  if (productId === null) {
    if (!line.text) throw quoteEmpty();
    const unit = line.unit ?? 'adet';
    const none = { productId, product: null, selectedVariations: [], listPriceKurus: null };
    return { ...rest, ...none, quantity: line.quantity, unit, unitCode: readSalesUnit(unit).code };
  }
  const offer = offers.get(productId);
  if (!offer) throw productNotFound({ productId });
  const choices = choose(offer.groups, line.variations ?? []);
  const { product } = offer;
  return {
    ...rest,
    ...{ productId, product, unit: product.unit, unitCode: readSalesUnit(product.unit).code },
    selectedVariations: choices.map(({ group, variation }) => ({
      ...{ attributeId: group.id, attributeName: group.name },
      ...{ variationId: variation.id, variationName: variation.name },
    })),
    quantity: withinLimits(line.quantity, offer.minOrderQuantity),
    listPriceKurus: unitPriceOf(
      offer.basePriceKurus,
      choices.map(({ variation }) => variation.priceKurus),
    ),
  };
}
