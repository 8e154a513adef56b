import { Injectable } from '@nestjs/common';
import type { Fact } from '../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { OrderHistory } from '../orders/index.js';
import { currentChange } from './current-change.js';
import { isAnnounced, isOrderChange, ORDER_CHANGE_TYPES, orderChangeMail } from './order-change.template.js';
import { cancellationMail, newOrderMail, orderLinkMail, orderReceivedMail } from './order-mail.templates.js';
import { OrderMailer } from './order.mailer.js';
import { orderPaidMail } from './order-paid.template.js';

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
@ReactsTo('OrderPlaced', { name: 'new-order-mail' })
@Injectable()
export class NewOrderMail implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    await this.mailer.toShop(order, {
      key: `new-order-mail.${orderId}`,
      write: (terms) => newOrderMail(order, terms),
    });
  }
}

/** Notifies the shop that a buyer cancelled; staff and programs need no mail about what they cancel. */
@ReactsTo('OrderCancelled', {
  name: 'cancellation-mail',
  when: ({ actor }) => actor.kind === 'customer' || actor.kind === 'guest',
})
@Injectable()
export class CancellationMail implements Reaction {
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
    await this.mailer.toShop(order, {
      key: `cancellation-mail.${orderId}.${version}`,
      write: (terms) => cancellationMail(order, cancellation.data.reason, terms),
    });
  }
}

/** Notifies a buyer of a change of their order, unless staff decided otherwise. */
@ReactsTo(ORDER_CHANGE_TYPES, { name: 'order-change-mail', when: isAnnounced })
@Injectable()
export class OrderChangeMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    const changes = (await this.history.events(orderId, null)).filter(isOrderChange);
    // Mails may overtake each other, and staff correct themselves: what no longer holds is not sent.
    const change = currentChange(changes, version, order);
    if (!change) return;
    await this.mailer.toBuyer(order, {
      key: `order-change-mail.${orderId}.${version}`,
      write: (terms) => orderChangeMail(change, order, terms),
    });
  }
}

/** Thanks a buyer for their payment where staff decided so, unless the payment was reverted meanwhile. */
@ReactsTo('OrderMarkedPaid', { name: 'order-paid-mail', when: isAnnounced })
@Injectable()
export class OrderPaidMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (order?.paymentStatus !== 'paid') return;
    const events = await this.history.events(orderId, null);
    const last = events.filter(({ type }) => type === 'OrderMarkedPaid').at(-1);
    if (last?.type !== 'OrderMarkedPaid' || last.version !== version) return;
    await this.mailer.toBuyer(order, {
      key: `order-paid-mail.${orderId}.${version}`,
      write: (terms) => orderPaidMail(last.data, order, terms),
    });
  }
}

/** Confirms an order to its buyer once more, as staff asked. */
@ReactsTo('OrderConfirmationResent', { name: 'order-received-again-mail' })
@Injectable()
export class OrderReceivedAgainMail implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order || order.status === 'cancelled') return;
    await this.mailer.toBuyer(order, {
      key: `order-received-again-mail.${orderId}.${version}`,
      write: (terms) => orderReceivedMail(order, terms),
      attachments: await this.mailer.acceptedDocuments(order),
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
  NewOrderMail,
  CancellationMail,
  OrderChangeMail,
  OrderPaidMail,
  OrderReceivedAgainMail,
  OrderLinkMail,
];
