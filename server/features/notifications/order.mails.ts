import { Injectable } from '@nestjs/common';
import type { Fact } from '../../kernel/queue/fact.js';
import { type Reaction, ReactsTo, type Subscription } from '../../kernel/queue/reaction.js';
import { OrderHistory, undoneVersions } from '../orders/index.js';
import { currentChange } from './current-change.js';
import { isAnnounced, isOrderChange, ORDER_CHANGE_TYPES, orderChangeMail } from './order-change.template.js';
import {
  cancellationMail,
  documentsAcceptedMail,
  newOrderMail,
  orderLinkMail,
  orderReceivedMail,
} from './order-mail.templates.js';
import { OrderMailer } from './order.mailer.js';
import { PaymentNoticeRejectedMail } from './payment-notice.mails.js';
import { WithdrawalMail } from './withdrawal.mails.js';
import { orderPaidMail, paymentRevertedMail } from './order-paid.template.js';

/** As long as a slip of staff can be undone without a word to the buyer. */
const HOLD_SECONDS = 10;

const holdSeconds: Subscription['holdSeconds'] = ({ actor: { kind } }) =>
  kind === 'staff' || kind === 'program' ? HOLD_SECONDS : 0;

async function eventOf(history: OrderHistory, orderId: string, version: number | null) {
  const events = await history.events(orderId, null);
  return events.find((event) => event.version === version);
}

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

/** Sends a buyer the documents they accepted after staff had recorded the order. */
@ReactsTo('OrderDocumentsAccepted', { name: 'order-documents-mail' })
@Injectable()
export class OrderDocumentsMail implements Reaction {
  constructor(private readonly mailer: OrderMailer) {}

  async react({ subjectId: orderId }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    await this.mailer.toBuyer(order, {
      key: `order-documents-mail.${orderId}`,
      write: (terms) => documentsAcceptedMail(order, terms),
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
    const cancellation = await eventOf(this.history, orderId, version);
    if (!order || cancellation?.type !== 'OrderCancelled') return;
    await this.mailer.toShop(order, {
      key: `cancellation-mail.${orderId}.${version}`,
      write: (terms) => cancellationMail(order, cancellation.data.reason, terms),
    });
  }
}

/** Notifies a buyer of a change of their order, unless staff decided otherwise. */
@ReactsTo(ORDER_CHANGE_TYPES, { name: 'order-change-mail', when: isAnnounced, holdSeconds })
@Injectable()
export class OrderChangeMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order) return;
    const events = await this.history.events(orderId, null);
    const undone = undoneVersions(events);
    const changes = events.filter(isOrderChange).filter((change) => !undone.has(change.version));
    // Mails may overtake each other, and staff correct themselves: what no longer holds is not sent.
    const change = currentChange(changes, version, order);
    if (!change) return;
    await this.mailer.toBuyer(order, {
      key: `order-change-mail.${orderId}.${version}`,
      write: (terms) => orderChangeMail(change, order, terms),
    });
  }
}

/** Thanks a buyer for a payment where staff decided so, unless the payment was taken back meanwhile. */
@ReactsTo('OrderMarkedPaid', { name: 'order-paid-mail', when: isAnnounced, holdSeconds })
@Injectable()
export class OrderPaidMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    if (!order?.payments.some((payment) => payment.version === version)) return;
    const paid = await eventOf(this.history, orderId, version);
    if (paid?.type !== 'OrderMarkedPaid') return;
    await this.mailer.toBuyer(order, {
      key: `order-paid-mail.${orderId}.${version}`,
      write: (terms) => orderPaidMail(paid.data, order, terms),
    });
  }
}

/** Notifies a buyer that a payment does not count any more, where staff decided so. */
@ReactsTo('OrderPaymentReverted', { name: 'payment-reverted-mail', when: isAnnounced })
@Injectable()
export class PaymentRevertedMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    const reverted = await eventOf(this.history, orderId, version);
    if (!order || reverted?.type !== 'OrderPaymentReverted') return;
    await this.mailer.toBuyer(order, {
      key: `payment-reverted-mail.${orderId}.${version}`,
      write: (terms) => paymentRevertedMail(reverted.data, order, terms),
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
  OrderDocumentsMail,
  NewOrderMail,
  CancellationMail,
  OrderChangeMail,
  OrderPaidMail,
  PaymentRevertedMail,
  OrderReceivedAgainMail,
  OrderLinkMail,
  PaymentNoticeRejectedMail,
  WithdrawalMail,
];
