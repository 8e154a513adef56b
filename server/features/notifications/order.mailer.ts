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

interface BuyerMail {
  key: string;
  write: (terms: MailTerms) => MailTemplate;
  attachments?: readonly MailAttachment[];
}

/** Stands for the secret in the link of a mail that staff see before it is sent: only the buyer gets the link. */
const PREVIEWED_TOKEN = 'onizleme';

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
  async toBuyer(order: KnownOrder, { key, attachments, write }: BuyerMail): Promise<void> {
    const rendered = await this.render(write, this.trackingUrl(this.tokenOf(order)));
    await this.mailer.send({ to: order.buyer.email, key, attachments, ...rendered });
  }

  /** The same mail as the buyer would get it, but for the link. */
  preview(write: BuyerMail['write']): Promise<RenderedMail> {
    return this.render(write, this.trackingUrl(PREVIEWED_TOKEN));
  }

  /** Writes to the shop, with a link to the order in the panel. */
  async toShop({ id }: KnownOrder, mail: Pick<BuyerMail, 'key' | 'write'>): Promise<void> {
    const { contactEmail } = await this.settings.current();
    const url = `${publicOrigin(this.config)}/admin/siparisler/${id}`;
    await this.mailer.send({ to: contactEmail, key: mail.key, ...(await this.render(mail.write, url)) });
  }

  /** The documents the buyer accepted, as attachments. */
  async acceptedDocuments({ id, number }: KnownOrder): Promise<MailAttachment[]> {
    const texts = await this.documents.texts(id);
    const origin = publicOrigin(this.config);
    return texts
      .map((text) => documentFile(text, { orderNumber: number, origin }))
      .map(({ name, html }) => ({ name, type: 'text/html', text: html }));
  }

  private async render(write: BuyerMail['write'], url: string): Promise<RenderedMail> {
    return renderMail(write({ settings: await this.settings.current(), url }));
  }

  private trackingUrl(token: string): string {
    return `${publicOrigin(this.config)}/siparis-takip/${token}`;
  }

  private tokenOf({ id, linkVersion }: KnownOrder): string {
    return this.links.tokenOf({ orderId: id, version: linkVersion });
  }
}

export type RenderedMail = ReturnType<typeof renderMail>;

const isKnown = (order: OrderSnapshot): order is KnownOrder => order.buyer !== null;
