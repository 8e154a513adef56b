import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import {
  isKnownQuote,
  type KnownQuote,
  newestOffer,
  offerFileName,
  quoteBuyerErased,
  QuoteHistory,
} from '../../quotes/index.js';
import type { MailTerms } from '../order-mail.templates.js';
import { quoteOfferMail, quoteReceivedMail, quoteReplyMail } from './quote-mail.templates.js';
import type { QuoteMailPreview, QuoteMailPreviewInput } from './quote-mail-preview.type.js';
import { QuoteMailer } from './quote.mailer.js';

/** Shows staff the mail that a reply, or the link once more, would send, written by the template that is mailed. */
@Injectable()
export class QuoteMailPreviews {
  constructor(
    private readonly history: QuoteHistory,
    private readonly mailer: QuoteMailer,
  ) {}

  /** @throws NOT_FOUND, QUOTE_BUYER_ERASED */
  async preview({ quoteId, message = null }: QuoteMailPreviewInput): Promise<QuoteMailPreview> {
    const quote = await this.history.find(quoteId);
    if (!quote) throw notFound();
    if (!isKnownQuote(quote)) throw quoteBuyerErased();
    const mail = message === null ? linkMail(quote) : replyMail(quote, message);
    const { subject, html, text } = await this.mailer.preview(mail.write);
    return { to: quote.buyer.email, subject, html, text, fileNames: mail.fileNames };
  }
}

function replyMail(quote: KnownQuote, message: string) {
  const reply: KnownQuote['messages'][number] = {
    side: 'shop',
    message,
    files: [],
    fileNames: null,
    isBuyerNotified: true,
    version: quote.version + 1,
  };
  return { write: (terms: MailTerms) => quoteReplyMail(quote, [reply], terms), fileNames: [] };
}

function linkMail(quote: KnownQuote) {
  const offered = newestOffer(quote);
  return offered
    ? {
        write: (terms: MailTerms) => quoteOfferMail(quote, offered, terms),
        fileNames: [offerFileName(quote, offered)],
      }
    : { write: (terms: MailTerms) => quoteReceivedMail(quote, terms), fileNames: [] };
}
