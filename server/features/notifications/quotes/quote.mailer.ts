import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { publicOrigin } from '../../../kernel/config/public-origin.js';
import { type MailTemplate, renderMail } from '../../../kernel/mail/mail-template.js';
import type { MailAttachment } from '../../../kernel/mail/mail.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import {
  isKnownQuote,
  type KnownQuote,
  offerFileName,
  QuoteHistory,
  QuoteLinks,
  QuotePapers,
} from '../../quotes/index.js';
import { SettingsService } from '../../settings/index.js';
import type { MailTerms } from '../order-mail.templates.js';
import type { Offered } from './quote-mail.facts.js';

interface QuoteMail {
  key: string;
  write: (terms: MailTerms) => MailTemplate;
  attachments?: readonly MailAttachment[];
}

/** Stands for the secret in the link of a mail that staff see before it is sent: only the buyer gets the link. */
const PREVIEWED_TOKEN = 'onizleme';

/** What every mail about a quote needs. */
@Injectable()
export class QuoteMailer {
  constructor(
    private readonly history: QuoteHistory,
    private readonly links: QuoteLinks,
    private readonly papers: QuotePapers,
    private readonly settings: SettingsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Null once the buyer was erased. */
  async find(quoteId: string): Promise<KnownQuote | null> {
    const quote = await this.history.find(quoteId);
    return quote && isKnownQuote(quote) ? quote : null;
  }

  /** Writes to the buyer, with the link of the newest offer: earlier ones lead nowhere. */
  async toBuyer(quote: KnownQuote, { key, attachments, write }: QuoteMail): Promise<void> {
    const token = this.links.tokenOf({ quoteId: quote.id, offer: quote.offers.length });
    const url = `${publicOrigin(this.config)}/teklif/${token}`;
    await this.mailer.send({ to: quote.buyer.email, key, attachments, ...(await this.render(write, url)) });
  }

  /** The same mail as the buyer would get it, but for the link. */
  preview(write: QuoteMail['write']): Promise<ReturnType<typeof renderMail>> {
    return this.render(write, `${publicOrigin(this.config)}/teklif/${PREVIEWED_TOKEN}`);
  }

  /** Writes to the shop, with a link to the quote in the panel. */
  async toShop({ id }: KnownQuote, { key, write }: Omit<QuoteMail, 'attachments'>): Promise<void> {
    const { contactEmail } = await this.settings.current();
    const url = `${publicOrigin(this.config)}/admin/teklifler/${id}`;
    await this.mailer.send({ to: contactEmail, key, ...(await this.render(write, url)) });
  }

  /** An offer as PDF, made when the mail is sent. */
  paperOf(quote: KnownQuote, offered: Offered): MailAttachment {
    return {
      name: offerFileName(quote, offered),
      type: 'application/pdf',
      content: async () => {
        const paper = await this.papers.offer(quote.id, offered.offer);
        if (!paper) throw new Error('The buyer of the offer was erased meanwhile');
        return paper.pdf;
      },
    };
  }

  private async render(write: QuoteMail['write'], url: string): Promise<ReturnType<typeof renderMail>> {
    return renderMail(write({ settings: await this.settings.current(), url }));
  }
}
