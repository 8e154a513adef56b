import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import type { PaperFile } from '../../../kernel/document/paper-file.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { cartTooLarge, type PricingTerms, pricingTerms, totalsOf } from '../../cart/index.js';
import { OfferQueries } from '../../catalog/index.js';
import { SettingsService } from '../../settings/index.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QuotesService } from '../commands/quotes.service.js';
import { offerQuote } from '../history/quote.decider.js';
import type { OfferedLine, QuoteOffered } from '../history/quote.events.js';
import { listTotalOf, offerTotals } from '../history/quote.pricing.js';
import type { QuoteSnapshot } from '../history/quote.snapshot.js';
import { newestOffer } from '../history/quote.state.js';
import { VALIDITY_DAYS } from '../history/quote.validity.js';
import { QuotePapers } from '../papers/quote-papers.service.js';
import { draftOfOffer, draftOfRequest } from './draft-lines.js';
import type { GiveQuoteInput, OfferPaperInput, QuotePreviewInput } from './give-quote.input.js';
import { offeredLine } from './offered-lines.js';
import type { QuoteDraft, QuotePreview } from './quote-draft.type.js';

type Priced = Pick<QuotePreviewInput, 'id' | 'lines' | 'shipping'>;

/** Staff name the prices of a quote. */
@Injectable()
export class QuoteOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: QuoteHistory,
    private readonly quotes: QuotesService,
    private readonly offers: OfferQueries,
    private readonly settings: SettingsService,
    private readonly papers: QuotePapers,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, VERSION_CONFLICT, the refusals of offeredLine and of offerQuote */
  async give(input: GiveQuoteInput, cause: Cause): Promise<void> {
    const { id, expectedVersion } = input;
    await this.quotes.offer({ id, expectedVersion, cause }, await this.offered(input));
  }

  /**
   * The PDF that the buyer would get; nothing is recorded.
   *
   * @throws NOT_FOUND, SERVICE_BUSY, the refusals of offeredLine and of offerQuote
   */
  async paper(input: OfferPaperInput): Promise<PaperFile> {
    const offered = await this.offered(input);
    const quote = await this.find(input.id);
    const today = dayInIstanbul(this.clock.now());
    const [given] = offerQuote({ ...offered, today }, quote);
    const paper = given?.type === 'QuoteOffered' ? await this.papers.draft(quote, given.data) : null;
    if (!paper) throw notFound();
    return paper;
  }

  private async offered(input: OfferPaperInput): Promise<Omit<QuoteOffered, 'offer'>> {
    const { validUntil, paymentTermDays = null, terms = null, note = null } = input;
    const { lines, pricing } = await this.price(input);
    const totals = offerTotals(lines, [], pricing);
    return {
      lines,
      validUntil,
      paymentTermDays,
      subtotalKurus: totals.subtotalKurus,
      taxKurus: totals.taxKurus,
      taxRateBasisPoints: totals.taxRateBasisPoints,
      shippingKurus: totals.shippingKurus,
      totalKurus: totals.totalKurus,
      shippingFeeKurus: pricing.shippingFeeKurus,
      freeShippingThresholdKurus: pricing.freeShippingThresholdKurus,
      currency: 'TRY',
      texts: { terms, note },
      isBuyerNotified: input.isBuyerNotified ?? true,
    };
  }

  /** What `give` would record. */
  async preview(input: QuotePreviewInput): Promise<QuotePreview> {
    const { lines, pricing } = await this.price(input);
    const totals = offerTotals(lines, [], pricing);
    return {
      listTotal: listTotalOf(lines),
      subtotal: totals.subtotalKurus,
      tax: totals.taxKurus,
      taxRate: totals.taxRateBasisPoints,
      shipping: totals.shippingKurus,
      total: totals.totalKurus,
    };
  }

  /** @throws NOT_FOUND */
  async draft(id: string): Promise<QuoteDraft> {
    const quote = await this.find(id);
    const terms = pricingTerms(await this.settings.current());
    const newest = newestOffer(quote);
    const lines = newest ? draftOfOffer(newest.lines) : draftOfRequest(quote, await this.sold(quote.lines));
    const priced = lines.map(({ unitPrice, quantity }) => ({ totalPriceKurus: (unitPrice ?? 0) * quantity }));
    return {
      lines,
      shipping: newest?.shippingKurus ?? totalsOf(priced, terms).shippingKurus,
      taxRate: terms.taxRateBasisPoints,
      validUntil: dayAfter(dayInIstanbul(this.clock.now()), VALIDITY_DAYS),
      paymentTermDays: newest?.paymentTermDays ?? null,
      terms: newest?.texts?.terms ?? null,
      note: newest?.texts?.note ?? null,
    };
  }

  private async price({
    id,
    lines,
    shipping,
  }: Priced): Promise<{ lines: OfferedLine[]; pricing: PricingTerms }> {
    const quote = await this.find(id);
    const { taxRateBasisPoints } = await this.settings.current();
    const offers = await this.sold(lines);
    const offered = lines.map((line) => offeredLine(line, { quote, offers, taxRateBasisPoints }));
    if (!Number.isSafeInteger(listTotalOf(offered))) throw cartTooLarge();
    return {
      lines: offered,
      // Staff typed it: no sum makes it free.
      pricing: { taxRateBasisPoints, shippingFeeKurus: shipping, freeShippingThresholdKurus: null },
    };
  }

  private sold(lines: readonly { productId?: string | null }[]) {
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    return this.offers.byId(this.dataSource.manager, ids);
  }

  private async find(id: string): Promise<QuoteSnapshot> {
    const quote = await this.history.find(id);
    if (!quote) throw notFound();
    return quote;
  }
}
