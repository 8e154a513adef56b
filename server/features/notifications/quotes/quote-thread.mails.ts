import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { QuoteThreadMailer, THREAD_PAUSE_SECONDS } from './quote-thread.mailer.js';

const isOfBuyer = ({ data }: AppendedEvent): boolean => 'side' in data && data.side === 'buyer';

/** Staff decide with each reply whether it is mailed. */
const isReply = ({ data }: AppendedEvent): boolean =>
  'side' in data && data.side === 'shop' && 'isBuyerNotified' in data && data.isBuyerNotified === true;

const holdSeconds = () => THREAD_PAUSE_SECONDS;

/** Mails the buyer a reply of the shop. */
@ReactsTo('QuoteMessageSent', { name: 'quote-reply-mail', when: isReply })
@Injectable()
export class QuoteReplyMail implements Reaction {
  constructor(private readonly threads: QuoteThreadMailer) {}

  react({ subjectId: quoteId, version }: Fact, transaction: EntityManager): Promise<void> {
    return this.threads.mailNow({ quoteId, version, side: 'shop' }, transaction);
  }
}

/** And those that followed it within a quarter of an hour, together. */
@ReactsTo('QuoteMessageSent', { name: 'quote-later-reply-mail', when: isReply, holdSeconds })
@Injectable()
export class QuoteLaterReplyMail implements Reaction {
  constructor(private readonly threads: QuoteThreadMailer) {}

  react({ subjectId: quoteId, version }: Fact, transaction: EntityManager): Promise<void> {
    return this.threads.mailRest({ quoteId, version, side: 'shop' }, transaction);
  }
}

/** Mails the shop a message of the buyer. */
@ReactsTo('QuoteMessageSent', { name: 'quote-message-mail', when: isOfBuyer })
@Injectable()
export class QuoteMessageMail implements Reaction {
  constructor(private readonly threads: QuoteThreadMailer) {}

  react({ subjectId: quoteId, version }: Fact, transaction: EntityManager): Promise<void> {
    return this.threads.mailNow({ quoteId, version, side: 'buyer' }, transaction);
  }
}

/** And those that followed it, likewise. */
@ReactsTo('QuoteMessageSent', { name: 'quote-later-message-mail', when: isOfBuyer, holdSeconds })
@Injectable()
export class QuoteLaterMessageMail implements Reaction {
  constructor(private readonly threads: QuoteThreadMailer) {}

  react({ subjectId: quoteId, version }: Fact, transaction: EntityManager): Promise<void> {
    return this.threads.mailRest({ quoteId, version, side: 'buyer' }, transaction);
  }
}

export const QUOTE_THREAD_MAILS = [
  QuoteReplyMail,
  QuoteLaterReplyMail,
  QuoteMessageMail,
  QuoteLaterMessageMail,
];
