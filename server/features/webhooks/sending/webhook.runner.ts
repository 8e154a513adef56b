import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { type Change, ChangeFeed } from '../../../kernel/event-store/change-feed.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { MAX_ATTEMPTS, pauseAfter } from '../../../kernel/queue/retry-pause.js';
import { WebhookCategories } from '../endpoints/webhook-categories.js';
import type { Webhook, WebhookOffReason } from '../endpoints/webhook.entity.js';
import { webhookSwitchedOff } from '../endpoints/webhook.facts.js';
import { subjectOf } from '../endpoints/webhooks.service.js';
import { WebhookClaims } from './webhook-claims.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { messageOf } from './webhook.message.js';
import { type Sent, WebhookSender } from './webhook.sender.js';

/** Messages of one claim: then others have their turn. */
const BATCH = 100;
const HTTP_GONE = 410;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;

/** Sends the feed to the webhooks: to each in the order of the feed, one message at a time. Any number of workers may. */
@Injectable()
export class WebhookRunner {
  private readonly log = new Logger(WebhookRunner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: WebhookClaims,
    private readonly categories: WebhookCategories,
    private readonly feed: ChangeFeed,
    private readonly sender: WebhookSender,
    private readonly deliveries: WebhookDeliveries,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends to one webhook that has something to send.
   *
   * @param signal ends it after the message it is at
   * @returns false when none has
   */
  async runNext(signal?: AbortSignal): Promise<boolean> {
    const webhook = await this.claims.next();
    if (!webhook) return false;
    await this.run(webhook, signal);
    return true;
  }

  private async run(webhook: Webhook, signal?: AbortSignal): Promise<void> {
    const readable = await this.categories.readableNow(webhook);
    if (readable.length === 0) {
      await this.dataSource.transaction((transaction) => this.switchOff(transaction, webhook, 'maker'));
      return;
    }
    // Read before the page: the page contains every change up to here.
    const head = await this.feed.head();
    const changes = await this.feed.after(webhook.position, readable, BATCH);
    let { attempts, position } = webhook;
    for (const change of changes) {
      if (signal?.aborted) return void (await this.claims.finish(webhook, position));
      if (!(await this.deliver(webhook, change, attempts))) return;
      attempts = 1;
      ({ position } = change);
    }
    await this.claims.finish(webhook, changes.length < BATCH ? Math.max(position, head) : position);
  }

  /** @returns whether the next change may follow */
  private async deliver(webhook: Webhook, change: Change, attempt: number): Promise<boolean> {
    const { position, type, stream, version } = change;
    const sent = await this.sender.send(webhook, messageOf(change));
    const { retryAfterSeconds: _, ...outcome } = sent;
    return this.dataSource.transaction(async (transaction) => {
      const isMine = sent.failure
        ? await this.fail(transaction, webhook, { ...sent, attempt })
        : await this.claims.advance(transaction, webhook, position);
      // Staff may have removed it meanwhile.
      if (!isMine) return false;
      const delivery = { type, position, stream, version, attempt, ...outcome };
      await this.deliveries.add(transaction, webhook.id, delivery);
      return sent.failure === null;
    });
  }

  private fail(
    transaction: EntityManager,
    webhook: Webhook,
    { status, attempt, retryAfterSeconds }: Sent & { attempt: number },
  ): Promise<boolean> {
    if (status === HTTP_GONE) return this.switchOff(transaction, webhook, 'gone');
    if (attempt >= MAX_ATTEMPTS) return this.switchOff(transaction, webhook, 'failures');
    const asked = Math.min(retryAfterSeconds, LONGEST_PAUSE_SECONDS);
    return this.claims.pause(transaction, webhook, Math.max(asked, pauseAfter(attempt)));
  }

  private async switchOff(
    transaction: EntityManager,
    webhook: Webhook,
    reason: WebhookOffReason,
  ): Promise<boolean> {
    if (!(await this.claims.switchOff(transaction, webhook, reason))) return false;
    await this.audit.add(transaction, {
      actor: SYSTEM,
      requestId: 'webhooks',
      what: 'webhook-switched-off',
      subject: subjectOf(webhook.id),
      after: { reason },
    });
    await this.outbox.record(transaction, webhookSwitchedOff(webhook.id));
    this.log.warn({ webhookId: webhook.id, reason, msg: 'a webhook was switched off' });
    return true;
  }
}
