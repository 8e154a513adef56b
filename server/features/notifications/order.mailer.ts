import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { type MailTemplate, renderMail } from '../../kernel/mail/mail-template.js';
import type { MailAttachment } from '../../kernel/mail/mail.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import {
  documentFile,
  OrderDocuments,
  OrderLinks,
  type OrderSnapshot,
  OrdersQueries,
} from '../orders/index.js';
import { SettingsService } from '../settings/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import type { MailTerms } from './order-mail.templates.js';

/** What every mail about an order needs. */
@Injectable()
export class OrderMailer {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly links: OrderLinks,
    private readonly documents: OrderDocuments,
    private readonly settings: SettingsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Null once the buyer was erased. */
  async find(orderId: string): Promise<KnownOrder | null> {
    const order = await this.orders.byId(orderId);
    return order && isKnown(order) ? order : null;
  }

  /** Writes to the buyer, with a link to the order. */
  async toBuyer(
    order: KnownOrder,
    mail: { key: string; write: (terms: MailTerms) => MailTemplate; attachments?: readonly MailAttachment[] },
  ): Promise<void> {
    const settings = await this.settings.current();
    const url = `${publicOrigin(this.config)}/siparis-takip/${this.tokenOf(order)}`;
    const { key, attachments } = mail;
    const rendered = renderMail(mail.write({ settings, url }));
    await this.mailer.send({ to: order.buyer.email, key, attachments, ...rendered });
  }

  private tokenOf({ id, linkVersion }: KnownOrder): string {
    return this.links.tokenOf({ orderId: id, version: linkVersion });
  }

  /** Writes to the shop. */
  async toShop(mail: {
    key: string;
    write: (terms: Pick<MailTerms, 'settings'>) => MailTemplate;
  }): Promise<void> {
    const settings = await this.settings.current();
    await this.mailer.send({
      to: settings.contactEmail,
      key: mail.key,
      ...renderMail(mail.write({ settings })),
    });
  }

  /** The documents the buyer accepted, as attachments. */
  async acceptedDocuments({ id, number }: KnownOrder): Promise<MailAttachment[]> {
    const texts = await this.documents.texts(id);
    const origin = publicOrigin(this.config);
    return texts
      .map((text) => documentFile(text, { orderNumber: number, origin }))
      .map(({ name, html }) => ({ name, type: 'text/html', text: html }));
  }
}

const isKnown = (order: OrderSnapshot): order is KnownOrder => order.buyer !== null;
