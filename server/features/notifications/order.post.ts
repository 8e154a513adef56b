import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { type Letter, writeLetter } from '../../kernel/mail/letter.js';
import type { MailAttachment } from '../../kernel/mail/mail.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { OrderLinks, type OrderSnapshot, OrdersQueries } from '../order-book/index.js';
import { documentFile, OrderDocuments } from '../order-documents/index.js';
import { SettingsService } from '../settings/index.js';
import type { KnownOrder, LetterTerms } from './order.letters.js';

/** What every mail about an order needs. */
@Injectable()
export class OrderPost {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly links: OrderLinks,
    private readonly documents: OrderDocuments,
    private readonly settings: SettingsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Nothing once the buyer was erased. */
  async find(orderId: string): Promise<KnownOrder | null> {
    const order = await this.orders.byId(orderId);
    return order && isKnown(order) ? order : null;
  }

  /**
   * The order a change belongs to, and the version that recorded the change. Nothing once the buyer was erased.
   *
   * @param subjectId id of the order and version of the event, as the order book hands them over
   */
  async findChanged(subjectId: string): Promise<{ order: KnownOrder; version: number } | null> {
    const [orderId = '', version] = subjectId.split(' ');
    const order = await this.find(orderId);
    return order && { order, version: Number(version) };
  }

  /** Writes to the buyer; the letter leads to his order. */
  async toBuyer(
    order: KnownOrder,
    mail: { key: string; write: (terms: LetterTerms) => Letter; attachments?: readonly MailAttachment[] },
  ): Promise<void> {
    const settings = await this.settings.current();
    const url = `${publicOrigin(this.config)}/siparis-takip/${this.links.tokenOf(order.id)}`;
    const { key, attachments } = mail;
    const letter = writeLetter(mail.write({ settings, url }));
    await this.mailer.send({ to: order.buyer.email, key, attachments, ...letter });
  }

  /** Writes to the shop. */
  async toShop(mail: {
    key: string;
    write: (terms: Pick<LetterTerms, 'settings'>) => Letter;
  }): Promise<void> {
    const settings = await this.settings.current();
    await this.mailer.send({
      to: settings.contactEmail,
      key: mail.key,
      ...writeLetter(mail.write({ settings })),
    });
  }

  /** The texts the buyer accepted, to be sent along. */
  async acceptedTexts({ id, number }: KnownOrder): Promise<MailAttachment[]> {
    const kept = await this.documents.kept(id);
    const texts = await Promise.all(kept.map(({ slug }) => this.documents.text(id, slug)));
    const origin = publicOrigin(this.config);
    return texts
      .filter((text) => text !== null)
      .map((text) => documentFile(text, { orderNumber: number, origin }))
      .map(({ name, html }) => ({ name, type: 'text/html', text: html }));
  }
}

const isKnown = (order: OrderSnapshot): order is KnownOrder => order.buyer !== null;
