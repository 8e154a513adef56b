import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { publicOrigin } from '../../../kernel/config/public-origin.js';
import { renderMail } from '../../../kernel/mail/mail-template.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type AppendedEvent, type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import {
  isKnownMessage,
  type KnownMessage,
  MessageHistory,
  MessageLinks,
  REPLY_MAIL,
  ReplyDeliveries,
  type SentFiles,
} from '../../messaging/index.js';
import { SettingsService } from '../../settings/index.js';
import {
  messageAnswerMail,
  messageReceivedMail,
  messageReplyMail,
  newMessageMail,
} from './message-mail.templates.js';

/** What every mail about a message needs. */
@Injectable()
export class MessageMailer {
  private readonly origin: string;

  constructor(
    private readonly history: MessageHistory,
    private readonly links: MessageLinks,
    private readonly settings: SettingsService,
    private readonly mailer: Mailer,
    config: Config,
  ) {
    this.origin = publicOrigin(config);
  }

  /** Null once the sender was erased. */
  async find(messageId: string): Promise<KnownMessage | null> {
    const message = await this.history.find(messageId);
    return message && isKnownMessage(message) ? message : null;
  }

  async acknowledge(message: KnownMessage, key: string): Promise<void> {
    const { siteName: shopName } = await this.settings.current();
    const template = messageReceivedMail(message, { shopName, url: `${this.origin}/iletisim` });
    await this.mailer.send({ to: message.sender.email, key, ...renderMail(template) });
  }

  async notifyShop(message: KnownMessage, key: string): Promise<void> {
    const { siteName: shopName, contactEmail: to } = await this.settings.current();
    const url = `${this.origin}/admin/mesajlar/${message.id}`;
    await this.mailer.send({ to, key, ...renderMail(newMessageMail(message, { shopName, url })) });
  }

  async notifyShopOfAnswer(
    message: KnownMessage,
    answer: SentFiles & { text: string },
    key: string,
  ): Promise<void> {
    const { siteName: shopName, contactEmail: to } = await this.settings.current();
    const url = `${this.origin}/admin/mesajlar/${message.id}`;
    await this.mailer.send({ to, key, ...renderMail(messageAnswerMail(message, answer, { shopName, url })) });
  }

  async reply(message: KnownMessage, reply: SentFiles & { text: string }, key: string): Promise<void> {
    const { siteName: shopName } = await this.settings.current();
    const template = messageReplyMail(message, reply, {
      shopName,
      url: `${this.origin}/mesaj/${this.links.tokenOf(message.id)}`,
    });
    await this.mailer.send({ to: message.sender.email, key, ...renderMail(template) });
  }
}

const isAcknowledged = ({ data }: AppendedEvent): boolean =>
  'isAcknowledged' in data && data.isAcknowledged === true;

/** Mails the reference number to the sender, unless their mailbox had enough such mails. */
@ReactsTo('MessageReceived', { name: 'message-received-mail', when: isAcknowledged })
@Injectable()
export class MessageReceivedMail implements Reaction {
  constructor(private readonly mailer: MessageMailer) {}

  async react({ subjectId }: Fact): Promise<void> {
    const message = await this.mailer.find(subjectId);
    if (message) await this.mailer.acknowledge(message, `message-received-mail.${subjectId}`);
  }
}

/** Notifies the shop of a message. */
@ReactsTo('MessageReceived', { name: 'new-message-mail' })
@Injectable()
export class NewMessageMail implements Reaction {
  constructor(private readonly mailer: MessageMailer) {}

  async react({ subjectId }: Fact): Promise<void> {
    const message = await this.mailer.find(subjectId);
    if (message) await this.mailer.notifyShop(message, `new-message-mail.${subjectId}`);
  }
}

/** Notifies the shop that a sender wrote again. */
@ReactsTo('MessageAnswered', { name: 'message-answer-mail' })
@Injectable()
export class MessageAnswerMail implements Reaction {
  constructor(private readonly mailer: MessageMailer) {}

  async react({ subjectId, version }: Fact): Promise<void> {
    const message = await this.mailer.find(subjectId);
    const answer = message?.events.find((event) => event.version === version);
    if (!message || answer?.type !== 'MessageAnswered' || answer.data.text === null) return;
    const key = `message-answer-mail.${subjectId}.${String(version)}`;
    await this.mailer.notifyShopOfAnswer(message, { ...answer.data, text: answer.data.text }, key);
  }
}

/** Mails a reply, and records that the mail server took it. */
@ReactsTo('MessageReplied', { name: REPLY_MAIL })
@Injectable()
export class MessageReplyMail implements Reaction {
  constructor(
    private readonly mailer: MessageMailer,
    private readonly deliveries: ReplyDeliveries,
    private readonly clock: Clock,
  ) {}

  async react({ subjectId, version }: Fact, transaction: EntityManager): Promise<void> {
    const message = await this.mailer.find(subjectId);
    const replied = message?.replies.find((one) => one.version === version);
    if (!message || !replied?.text) return;
    const reply = { ...replied, text: replied.text };
    await this.mailer.reply(message, reply, `${REPLY_MAIL}.${subjectId}.${replied.version}`);
    const sent = { messageId: subjectId, version: replied.version, at: this.clock.now() };
    await this.deliveries.markSent(transaction, sent);
  }
}

/** The reactions to what happens to messages. */
export const MESSAGE_MAILS = [MessageReceivedMail, NewMessageMail, MessageAnswerMail, MessageReplyMail];
