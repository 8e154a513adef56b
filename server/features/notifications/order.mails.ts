import { Injectable } from '@nestjs/common';
import type { Fact } from '../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { OrderHistory } from '../orders/index.js';
import { isOrderChange, ORDER_CHANGE_TYPES, orderChangeMail } from './order-change.template.js';
import {
  cancellationNotice,
  newOrderNotice,
  orderLinkMail,
  orderReceivedMail,
} from './order-mail.templates.js';
import { OrderMailer } from './order.mailer.js';

/** Confirms an order to its buyer, with the documents they accepted. */
@ReactsTo('OrderPlaced', { name: 'order-received-mail' })
@Injectable()
export class OrderReceivedMail implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    await this.mailer.toBuyer(order, {
      key: `order-received-mail.${orderId}`,
      write: (terms) => orderReceivedMail(order, terms),
      attachments: await this.mailer.acceptedDocuments(order),
    });
  }
}

/** Notifies the shop of an order. */
@ReactsTo('OrderPlaced', { name: 'order-received-notice' })
@Injectable()
export class OrderReceivedNotice implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    await this.mailer.toShop({
      key: `order-received-notice.${orderId}`,
      write: (terms) => newOrderNotice(order, terms),
    });
  }
}

/** Notifies the shop that a buyer cancelled; staff and programs need no mail about what they cancel. */
@ReactsTo('OrderCancelled', {
  name: 'order-cancelled-notice',
  when: ({ actor }) => actor.kind === 'customer' || actor.kind === 'guest',
})
@Injectable()
export class OrderCancelledNotice implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    const events = await this.history.events(orderId, null);
    const cancellation = events.find((event) => event.version === version);
    if (cancellation?.type !== 'OrderCancelled') return;
    await this.mailer.toShop({
      key: `order-cancelled-notice.${orderId}.${version}`,
      write: (terms) => cancellationNotice(order, cancellation.data.reason, terms),
    });
  }
}

/** Notifies a buyer of a change of their order. */
@ReactsTo(ORDER_CHANGE_TYPES, { name: 'order-change-mail' })
@Injectable()
export class OrderChangeMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    const last = (await this.history.events(orderId, null)).filter(isOrderChange).at(-1);
    // Mails may overtake each other: when the order has changed again already, only the newest change is sent.
    if (last?.version !== version) return;
    await this.mailer.toBuyer(order, {
      key: `order-change-mail.${orderId}.${version}`,
      write: (terms) => orderChangeMail(last, order, terms),
    });
  }
}

/** Sends the buyer a new tracking link. */
@ReactsTo('OrderLinkRenewed', { name: 'order-link-mail' })
@Injectable()
export class OrderLinkMail implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    await this.mailer.toBuyer(order, {
      key: `order-link-mail.${orderId}.${version}`,
      write: (terms) => orderLinkMail(order, terms),
    });
  }
}

/** The reactions of this wing. */
export const ORDER_MAILS = [
  OrderReceivedMail,
  OrderReceivedNotice,
  OrderCancelledNotice,
  OrderChangeMail,
  OrderLinkMail,
];
