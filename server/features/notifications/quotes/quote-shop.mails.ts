import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { acceptanceMail, counterOfferMail, declineMail, newQuoteMail } from './quote-shop-mail.templates.js';
import { QuoteMailer } from './quote.mailer.js';

export const isNotOfStaff = ({ data }: AppendedEvent): boolean =>
  !('channel' in data) || data.channel !== 'staff';

/** Notifies the shop of a request; staff need no mail about one that they wrote down themselves. */
@ReactsTo('QuoteRequested', { name: 'new-quote-mail', when: isNotOfStaff })
@Injectable()
export class NewQuoteMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    if (!quote) return;
    await this.mailer.toShop(quote, {
      key: `new-quote-mail.${quoteId}`,
      write: (terms) => newQuoteMail(quote, terms),
    });
  }
}

/** Notifies the shop of a counter-offer. */
@ReactsTo('CounterOffered', { name: 'counter-offer-mail' })
@Injectable()
export class CounterOfferMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId, version }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const countered = quote?.counterOffers.find((one) => one.version === version);
    if (!countered || !quote) return;
    await this.mailer.toShop(quote, {
      key: `counter-offer-mail.${quoteId}.${version}`,
      write: (terms) => counterOfferMail(quote, countered, terms),
    });
  }
}

/** Notifies the shop that a buyer accepted; staff know of what they record themselves. */
@ReactsTo('QuoteAccepted', {
  name: 'quote-acceptance-mail',
  when: ({ data }) => 'source' in data && data.source === 'buyer',
})
@Injectable()
export class QuoteAcceptanceMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const accepted = quote?.accepted;
    if (!accepted) return;
    await this.mailer.toShop(quote, {
      key: `quote-acceptance-mail.${quoteId}`,
      write: (terms) => acceptanceMail(quote, accepted, terms),
    });
  }
}

/** Notifies the shop that a buyer declined. */
@ReactsTo('QuoteDeclined', { name: 'quote-decline-mail' })
@Injectable()
export class QuoteDeclineMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId, version }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const declined = quote?.declined;
    if (declined?.version !== version || !quote) return;
    await this.mailer.toShop(quote, {
      key: `quote-decline-mail.${quoteId}.${version}`,
      write: (terms) => declineMail(quote, declined, terms),
    });
  }
}

export const QUOTE_SHOP_MAILS = [NewQuoteMail, CounterOfferMail, QuoteAcceptanceMail, QuoteDeclineMail];
