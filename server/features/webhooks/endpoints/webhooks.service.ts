import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { ChangeFeed } from '../../../kernel/event-store/change-feed.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { positionAhead } from '../../audit/index.js';
import { WebhookCategories } from './webhook-categories.js';
import { Webhook } from './webhook.entity.js';
import { webhookTestRequested } from './webhook.facts.js';

/** What staff do with webhooks, besides making them and their secrets: that asks for their proof. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>,
    private readonly categories: WebhookCategories,
    private readonly feed: ChangeFeed,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  list(): Promise<Webhook[]> {
    return this.webhooks.find({ order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** @throws NOT_FOUND */
  async get(id: string): Promise<Webhook> {
    const webhook = isUUID(id) ? await this.webhooks.findOneBy({ id }) : null;
    if (!webhook) throw notFound();
    return webhook;
  }

  /** Sends on from where it stopped; one that is on stays as it is. @throws NOT_FOUND, FORBIDDEN */
  switchOn(id: string, cause: AuthenticatedCause): Promise<Webhook> {
    return this.change(id, cause, async (transaction, { offReason }) => {
      if (offReason === null) return;
      await this.restart(transaction, id, { offReason: null, offSince: null });
      await this.record(transaction, cause, { id, what: 'webhook-switched-on' });
    });
  }

  /** Sends nothing more, not even what a worker has begun to send. @throws NOT_FOUND, FORBIDDEN */
  switchOff(id: string, cause: AuthenticatedCause): Promise<Webhook> {
    return this.change(id, cause, async (transaction, { offReason }) => {
      if (offReason !== null) return;
      await this.restart(transaction, id, { offReason: 'staff', offSince: this.clock.now() });
      await this.record(transaction, cause, { id, what: 'webhook-switched-off', after: { reason: 'staff' } });
    });
  }

  /**
   * Sends everything after a position, once more where it was sent before.
   *
   * @throws NOT_FOUND, FORBIDDEN, POSITION_AHEAD
   */
  async replay(id: string, after: number, cause: AuthenticatedCause): Promise<Webhook> {
    const newest = await this.feed.head();
    if (after > newest) throw positionAhead({ newest });
    return this.change(id, cause, async (transaction, { position }) => {
      await this.restart(transaction, id, { position: after });
      const [before, now] = [{ position }, { position: after }];
      await this.record(transaction, cause, { id, what: 'webhook-replayed', before, after: now });
    });
  }

  /** A worker sends one message to try it, also while it is off. @throws NOT_FOUND, FORBIDDEN */
  async test(id: string, cause: AuthenticatedCause): Promise<Webhook> {
    const webhook = await this.change(id, cause, async (transaction) => {
      await this.outbox.record(transaction, webhookTestRequested(id));
      await this.record(transaction, cause, { id, what: 'webhook-test-requested' });
    });
    this.outbox.notifyWorkers();
    return webhook;
  }

  /** With its deliveries. @throws NOT_FOUND, FORBIDDEN */
  async remove(id: string, cause: AuthenticatedCause): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const { name, address, categories } = await this.lock(transaction, id, cause);
      await transaction.delete(Webhook, { id });
      const before = { name, address: withoutQuery(address), categories };
      await this.record(transaction, cause, { id, what: 'webhook-removed', before });
    });
  }

  private async change(
    id: string,
    cause: AuthenticatedCause,
    work: (transaction: EntityManager, webhook: Webhook) => Promise<void>,
  ): Promise<Webhook> {
    return this.dataSource.transaction(async (transaction) => {
      await work(transaction, await this.lock(transaction, id, cause));
      return transaction.findOneByOrFail(Webhook, { id });
    });
  }

  private async lock(transaction: EntityManager, id: string, cause: AuthenticatedCause): Promise<Webhook> {
    const lock = { mode: 'pessimistic_write' } as const;
    const webhook = isUUID(id) ? await transaction.findOne(Webhook, { where: { id }, lock }) : null;
    if (!webhook) throw notFound();
    this.categories.assertReadable(cause.actor, webhook.categories);
    return webhook;
  }

  /** Takes it from the worker that may be sending to it. */
  private async restart(
    transaction: EntityManager,
    id: string,
    change: QueryDeepPartialEntity<Webhook>,
  ): Promise<void> {
    const claim = () => 'claim + 1';
    await transaction.update(
      Webhook,
      { id },
      { ...change, attempts: 0, nextAttemptAt: () => 'now()', claim },
    );
  }

  private record(
    transaction: EntityManager,
    { actor, requestId }: AuthenticatedCause,
    { id, ...entry }: { id: string; what: string; before?: object; after?: object },
  ): Promise<void> {
    const { what, before, after } = entry;
    return this.audit.add(transaction, {
      actor,
      requestId,
      what,
      subject: subjectOf(id),
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after } }),
    });
  }
}

export const subjectOf = (webhookId: string): string => `webhook ${webhookId}`;

/** What receivers take as a password often stands in the query; the audit log never forgets. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
