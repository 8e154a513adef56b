import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { DocumentRenderer } from '../../../kernel/document/document-renderer.js';
import type { PaperFile } from '../../../kernel/document/paper-file.js';
import { SettingsService } from '../../settings/index.js';
import { QuoteHistory } from '../commands/quote.history.js';
import type { QuoteOffered } from '../history/quote.events.js';
import type { QuoteSnapshot } from '../history/quote.snapshot.js';
import { draftPaperOf, isKnownQuote, offerPaperOf } from './offer-paper.js';

/** Papers made of a quote as it is now, each time anew: nothing of them is stored. */
@Injectable()
export class QuotePapers {
  constructor(
    private readonly history: QuoteHistory,
    private readonly settings: SettingsService,
    private readonly renderer: DocumentRenderer,
    private readonly clock: Clock,
  ) {}

  /**
   * An offer of a quote; null when there is no such offer, or its buyer was erased.
   *
   * @param number counts the offers from 1; the newest one when left out
   * @throws SERVICE_BUSY
   */
  async offer(quoteId: string, number?: number): Promise<PaperFile | null> {
    const quote = await this.history.find(quoteId);
    if (!quote || !isKnownQuote(quote)) return null;
    const offered = quote.offers.find(({ offer }) => offer === (number ?? quote.offers.length));
    if (!offered) return null;
    const pdf = await this.renderer.renderDocument(offerPaperOf(quote, offered, await this.terms()));
    return { name: offerFileName(quote, offered), pdf };
  }

  /**
   * An offer that was not given yet; null once the buyer was erased.
   *
   * @throws SERVICE_BUSY
   */
  async draft(quote: QuoteSnapshot, offered: QuoteOffered): Promise<PaperFile | null> {
    if (!isKnownQuote(quote)) return null;
    const pdf = await this.renderer.renderDocument(draftPaperOf(quote, offered, await this.terms()));
    return { name: offerFileName(quote, offered).replace('.pdf', '-taslak.pdf'), pdf };
  }

  private async terms() {
    return { settings: await this.settings.current(), now: this.clock.now() };
  }
}

/** «teklif-TKL-1F3C5A70-2.pdf». */
export const offerFileName = ({ number }: { number: string }, { offer }: { offer: number }): string =>
  `teklif-${number}-${offer}.pdf`;
