import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { OrderHistory } from '../order-book/index.js';
import { changeLetter } from './order-change.letter.js';
import { cancellationLetter, noticeLetter, receivedLetter } from './order.letters.js';
import { OrderPost } from './order.post.js';

/** Confirms an order to its buyer, with the texts he accepted. */
@ReactsTo('order-received-mail')
@Injectable()
export class OrderReceivedMail implements Reaction {
  constructor(private readonly post: OrderPost) {}

  async react(orderId: string): Promise<void> {
    const order = await this.post.find(orderId);
    if (!order) return;
    await this.post.toBuyer(order, {
      key: `order-received-mail.${orderId}`,
      write: (terms) => receivedLetter(order, terms),
      attachments: await this.post.acceptedTexts(order),
    });
  }
}

/** Tells the shop of an order. */
@ReactsTo('order-received-notice')
@Injectable()
export class OrderReceivedNotice implements Reaction {
  constructor(private readonly post: OrderPost) {}

  async react(orderId: string): Promise<void> {
    const order = await this.post.find(orderId);
    if (!order) return;
    await this.post.toShop({
      key: `order-received-notice.${orderId}`,
      write: (terms) => noticeLetter(order, terms),
    });
  }
}

/** Tells the shop that a buyer took his order back. */
@ReactsTo('order-cancelled-notice')
@Injectable()
export class OrderCancelledNotice implements Reaction {
  constructor(
    private readonly post: OrderPost,
    private readonly history: OrderHistory,
  ) {}

  async react(subjectId: string): Promise<void> {
    const changed = await this.post.findChanged(subjectId);
    if (!changed) return;
    const { order, version } = changed;
    const events = await this.history.events(order.id, null);
    const cancellation = events.find((event) => event.version === version);
    if (cancellation?.type !== 'OrderCancelled') return;
    await this.post.toShop({
      key: `order-cancelled-notice.${order.id}.${version}`,
      write: (terms) => cancellationLetter(order, cancellation.data.reason, terms),
    });
  }
}

/** Tells a buyer what became of his order. */
@ReactsTo('order-change-mail')
@Injectable()
export class OrderChangeMail implements Reaction {
  constructor(
    private readonly post: OrderPost,
    private readonly history: OrderHistory,
  ) {}

  async react(subjectId: string): Promise<void> {
    const changed = await this.post.findChanged(subjectId);
    if (!changed) return;
    const { order, version } = changed;
    const last = (await this.history.news(order.id)).at(-1);
    // Mails may overtake each other: of what has changed again already, only the newest is told.
    if (last?.version !== version) return;
    await this.post.toBuyer(order, {
      key: `order-change-mail.${order.id}.${version}`,
      write: (terms) => changeLetter(last, order, terms),
    });
  }
}
