import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { RecordedFact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { Webhook } from '../endpoints/webhook.entity.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { TEST_TYPE, testMessageOf } from './webhook.message.js';
import { WebhookSender } from './webhook.sender.js';

/** Sends the message that tries a webhook, once: staff see what came of it. */
@ReactsTo('WebhookTestRequested', { name: 'webhook-test' })
@Injectable()
export class WebhookTest implements Reaction {
  constructor(
    private readonly sender: WebhookSender,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
  ) {}

  async react({ subjectId: id, recordedAt }: RecordedFact, transaction: EntityManager): Promise<void> {
    const webhook = await transaction.findOneBy(Webhook, { id });
    if (!webhook) return;
    const message = testMessageOf(id, recordedAt.getTime(), this.clock.now());
    const { retryAfterSeconds: _, ...outcome } = await this.sender.send(webhook, message);
    const delivery = { type: TEST_TYPE, position: null, stream: null, version: null, attempt: 1, ...outcome };
    // It may have been removed while the receiver was thinking.
    if (await transaction.existsBy(Webhook, { id })) await this.deliveries.add(transaction, id, delivery);
  }
}
