import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { OrderLinks } from './order.link.js';
import { typedNumber } from '../history/order.number.js';
import { orderLinkEnded } from '../history/order.refusals.js';

interface LinkRow {
  linkVersion: number;
  isExpired: boolean;
}

/** A link ends half a year after its order was delivered or cancelled, or after it was renewed since. */
const LINK = `
  SELECT link_version AS "linkVersion",
    closed_at IS NOT NULL AND greatest(closed_at, link_renewed_at) + interval '6 months' < $2 AS "isExpired"
  FROM orders WHERE id = $1`;

/** Finds the order that a buyer names by its tracking link, or by what their confirmation says. */
@Injectable()
export class LinkedOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * The id of the order of a tracking link; null for a token the shop did not sign.
   *
   * @throws ORDER_LINK_ENDED
   */
  async orderIdOf(token: string): Promise<string | null> {
    const link = this.links.read(token);
    if (!link) return null;
    const [row] = await this.dataSource.query<LinkRow[]>(LINK, [link.orderId, this.clock.now()]);
    if (!row) return null;
    if (link.version !== row.linkVersion) throw orderLinkEnded({ reason: 'RENEWED' });
    if (row.isExpired) throw orderLinkEnded({ reason: 'EXPIRED' });
    return link.orderId;
  }

  /** The id of the order with this number and this e-mail address of its buyer; null when there is none. */
  async orderIdFor({ number, email }: { number: string; email: string }): Promise<string | null> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM orders WHERE number = $1 AND buyer_email_key = $2',
      [typedNumber(number), emailKey(email)],
    );
    return row?.id ?? null;
  }
}
