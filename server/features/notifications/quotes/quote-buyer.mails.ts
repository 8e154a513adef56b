import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { isExpired, newestOffer, quoteExpiring } from '../../quotes/index.js';
import {
  quoteAcceptedMail,
  quoteDeclinedMail,
  quoteOfferMail,
  quoteReceivedMail,
  quoteReminderMail,
} from './quote-mail.templates.js';
import { QuoteMailer } from './quote.mailer.js';

const { type: QUOTE_EXPIRING } = quoteExpiring('');

const isBuyerNotified = ({ data }: AppendedEvent): boolean =>
  'isBuyerNotified' in data && data.isBuyerNotified === true;

const isAcknowledged = ({ data }: AppendedEvent): boolean =>
  'isAcknowledged' in data && data.isAcknowledged === true;

/** Confirms a request to its buyer. */
@ReactsTo('QuoteRequested', { name: 'quote-received-mail', when: isAcknowledged })
@Injectable()
export class QuoteReceivedMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    if (!quote) return;
    await this.mailer.toBuyer(quote, {
      key: `quote-received-mail.${quoteId}`,
      write: (terms) => quoteReceivedMail(quote, terms),
    });
  }
}

/** Sends an offer where staff decided so, unless a newer one replaced it or the quote is closed meanwhile. */
@ReactsTo('QuoteOffered', { name: 'quote-offer-mail', when: isBuyerNotified })
@Injectable()
export class QuoteOfferMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId, version }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const offered = quote && newestOffer(quote);
    if (!offered || offered.version !== version || quote.status !== 'quoted') return;
    await this.mailer.toBuyer(quote, {
      key: `quote-offer-mail.${quoteId}.${version}`,
      write: (terms) => quoteOfferMail(quote, offered, terms),
      attachments: [this.mailer.paperOf(quote, offered)],
    });
  }
}

/** Sends the link once more: with the newest offer, or that of the request before the first. */
@ReactsTo('QuoteResent', { name: 'quote-again-mail' })
@Injectable()
export class QuoteAgainMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId, version }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    if (!quote) return;
    const offered = newestOffer(quote);
    await this.mailer.toBuyer(quote, {
      key: `quote-again-mail.${quoteId}.${version}`,
      write: (terms) => (offered ? quoteOfferMail(quote, offered, terms) : quoteReceivedMail(quote, terms)),
      attachments: offered ? [this.mailer.paperOf(quote, offered)] : [],
    });
  }
}

/** Reminds of an offer that nobody answered and that is valid still. */
@ReactsTo(QUOTE_EXPIRING, { name: 'quote-reminder-mail' })
@Injectable()
export class QuoteReminderMail implements Reaction {
  constructor(
    private readonly mailer: QuoteMailer,
    private readonly clock: Clock,
  ) {}

  async react({ subjectId: quoteId, version: offer }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const offered = quote && newestOffer(quote);
    if (offered?.offer !== offer || quote?.status !== 'quoted') return;
    if (isExpired(quote, this.clock.now())) return;
    await this.mailer.toBuyer(quote, {
      key: `quote-reminder-mail.${quoteId}.${offer}`,
      write: (terms) => quoteReminderMail(quote, offered, terms),
    });
  }
}

/** Confirms an acceptance to the buyer. */
@ReactsTo('QuoteAccepted', { name: 'quote-accepted-mail' })
@Injectable()
export class QuoteAcceptedMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const accepted = quote?.accepted;
    if (!accepted) return;
    await this.mailer.toBuyer(quote, {
      key: `quote-accepted-mail.${quoteId}`,
      write: (terms) => quoteAcceptedMail(quote, accepted, terms),
    });
  }
}

/** Confirms to the buyer that they declined, unless the quote was opened again meanwhile. */
@ReactsTo('QuoteDeclined', { name: 'quote-declined-mail' })
@Injectable()
export class QuoteDeclinedMail implements Reaction {
  constructor(private readonly mailer: QuoteMailer) {}

  async react({ subjectId: quoteId, version }: Fact): Promise<void> {
    const quote = await this.mailer.find(quoteId);
    const declined = quote?.declined;
    if (declined?.version !== version || !quote) return;
    await this.mailer.toBuyer(quote, {
      key: `quote-declined-mail.${quoteId}.${version}`,
      write: (terms) => quoteDeclinedMail(quote, declined, terms),
    });
  }
}

export const QUOTE_BUYER_MAILS = [
  QuoteReceivedMail,
  QuoteOfferMail,
  QuoteAgainMail,
  QuoteReminderMail,
  QuoteAcceptedMail,
  QuoteDeclinedMail,
];
