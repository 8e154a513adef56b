import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { QuoteMailer } from './quote.mailer.js';
import { quoteReplyMail } from './quote-mail.templates.js';
import { quoteMessageMail } from './quote-shop-mail.templates.js';
import type { Message } from './quote-mail.facts.js';

/** A thread is mailed at most once in this time, in each direction; who writes in several messages fills no mailbox. */
export const THREAD_PAUSE_SECONDS = 900;

interface Mailed {
  mailedVersion: number;
  mailedAt: Date | null;
}

/** Locks the thread until the end of the transaction. */
const LOCK = `
  INSERT INTO quote_thread_mail AS thread (quote_id, side, mailed_version) VALUES ($1, $2, 0)
  ON CONFLICT (quote_id, side) DO UPDATE SET mailed_version = thread.mailed_version
  RETURNING mailed_version AS "mailedVersion", mailed_at AS "mailedAt"`;

const MARK =
  'UPDATE quote_thread_mail SET mailed_version = $3, mailed_at = $4 WHERE quote_id = $1 AND side = $2';

interface Written {
  quoteId: string;
  /** Version of the message. */
  version: number | null;
  side: Message['side'];
}

/** Mails what one side wrote to the other: all that it was not mailed yet. */
@Injectable()
export class QuoteThreadMailer {
  constructor(
    private readonly mailer: QuoteMailer,
    private readonly clock: Clock,
  ) {}

  /** Mails a message at once, unless the thread was mailed in the last quarter of an hour: then `mailRest` does it. */
  mailNow(written: Written, transaction: EntityManager): Promise<void> {
    return this.mail(written, transaction, ({ mailedAt }) => {
      const sinceMs = mailedAt === null ? Infinity : this.clock.now().getTime() - mailedAt.getTime();
      return sinceMs >= THREAD_PAUSE_SECONDS * 1_000;
    });
  }

  /** Mails a message a quarter of an hour after it was written, unless a mail named it meanwhile. */
  mailRest(written: Written, transaction: EntityManager): Promise<void> {
    return this.mail(written, transaction, () => true);
  }

  private async mail(
    { quoteId, version, side }: Written,
    transaction: EntityManager,
    isDue: (mailed: Mailed) => boolean,
  ): Promise<void> {
    const [mailed] = await transaction.query<[Mailed]>(LOCK, [quoteId, side]);
    if (version === null || mailed.mailedVersion >= version || !isDue(mailed)) return;
    const quote = await this.mailer.find(quoteId);
    const messages = (quote?.messages ?? []).filter(
      (message) => message.side === side && isMailed(message) && message.version > mailed.mailedVersion,
    );
    const newest = messages.at(-1);
    if (!quote || !newest) return;
    await (side === 'shop'
      ? this.mailer.toBuyer(quote, {
          key: `quote-reply-mail.${quoteId}.${newest.version}`,
          write: (terms) => quoteReplyMail(quote, messages, terms),
        })
      : this.mailer.toShop(quote, {
          key: `quote-message-mail.${quoteId}.${newest.version}`,
          write: (terms) => quoteMessageMail(quote, messages, terms),
        }));
    await transaction.query(MARK, [quoteId, side, newest.version, this.clock.now()]);
  }
}

const isMailed = ({ side, isBuyerNotified }: Message): boolean => side === 'buyer' || isBuyerNotified;
