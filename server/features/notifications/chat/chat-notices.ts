import { Injectable } from '@nestjs/common';
import { Chat } from '../../../kernel/chat/chat.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { isKnownMessage, MessageHistory } from '../../messaging/index.js';
import { factsOf } from '../messages/message-mail.templates.js';
import { isNotOfStaff } from '../quotes/quote-shop.mails.js';
import { askedLinesOf, buyerOf, longTime } from '../quotes/quote-mail.facts.js';
import { QuoteMailer } from '../quotes/quote.mailer.js';

/** Tells the phones of staff of a message. */
@ReactsTo('MessageReceived', { name: 'new-message-chat' })
@Injectable()
export class NewMessageChat implements Reaction {
  constructor(
    private readonly history: MessageHistory,
    private readonly chat: Chat,
  ) {}

  async react({ subjectId }: Fact): Promise<void> {
    const message = await this.history.find(subjectId);
    if (!message || !isKnownMessage(message)) return;
    const { number, subject, text } = message;
    await this.chat.send({
      heading: `${subject === 'complaint' ? 'Şikâyet' : 'Yeni mesaj'} ${number}`,
      lines: [...factsOf(message), `Mesaj: ${text}`],
      key: `new-message-chat.${subjectId}`,
    });
  }
}

/** Tells the phones of staff of a request for a quote; they know of one that they wrote down themselves. */
@ReactsTo('QuoteRequested', { name: 'new-quote-chat', when: isNotOfStaff })
@Injectable()
export class NewQuoteChat implements Reaction {
  constructor(
    private readonly quotes: QuoteMailer,
    private readonly chat: Chat,
  ) {}

  async react({ subjectId }: Fact): Promise<void> {
    const quote = await this.quotes.find(subjectId);
    if (!quote) return;
    const message = quote.texts?.message;
    await this.chat.send({
      heading: `Yeni teklif talebi ${quote.number}`,
      lines: [
        buyerOf(quote),
        ...askedLinesOf(quote),
        ...(message ? [`Mesaj: ${message}`] : []),
        `Tarih: ${longTime(quote.createdAt)}`,
      ],
      key: `new-quote-chat.${subjectId}`,
    });
  }
}

/** The notifications that go to phones. */
export const CHAT_NOTICES = [NewMessageChat, NewQuoteChat];
