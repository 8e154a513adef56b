import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { ChangeFeed } from '../../../kernel/event-store/change-feed.js';
import { FetchFailure } from '../../../kernel/outbound/fetch-failure.js';
import { PublicPost } from '../../../kernel/outbound/public-post.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { FullProof } from '../../accounts/index.js';
import { positionAhead } from '../../audit/index.js';
import { WebhookCategories } from './webhook-categories.js';
import { Webhook } from './webhook.entity.js';
import { webhookCreated } from './webhook.facts.js';
import { type RefusedAddressReason, tooManyWebhooks, webhookAddressRefused } from './webhook.refusals.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { subjectOf, WebhooksService, withoutQuery } from './webhooks.service.js';

interface Proof {
  password: string;
  code?: string | null;
}

interface WebhookDraft {
  name: string;
  address: string;
  categories: string[];
  /** Position after which it begins; the newest change unless given. */
  after?: number | null;
}

export interface WebhookWithSecret {
  webhook: Webhook;
  /** Cannot be shown again. */
  secret: string;
}

/** The list says the state of each. */
export const MAX_WEBHOOKS = 20;
const BOTH_SECRETS_MS = 24 * 60 * 60 * 1_000;

/** Makes webhooks and their secrets. Both outlive the session, so both ask for the proof of who is signed in. */
@Injectable()
export class WebhookMaker {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly proof: FullProof,
    private readonly categories: WebhookCategories,
    private readonly secrets: WebhookSecrets,
    private readonly posts: PublicPost,
    private readonly feed: ChangeFeed,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws FORBIDDEN, CHANGE_CATEGORY_UNKNOWN, POSITION_AHEAD, WEBHOOK_ADDRESS_REFUSED, TOO_MANY_WEBHOOKS
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async create(
    { after, ...draft }: WebhookDraft,
    { password, code = null }: Proof,
    context: RequestContext,
  ): Promise<WebhookWithSecret> {
    const { staff } = context;
    if (!staff?.id) throw forbidden();
    this.categories.assertReadable(staff, draft.categories);
    const newest = await this.feed.head();
    if (after != null && after > newest) throw positionAhead({ newest });
    await this.assertReachable(draft.address);
    const webhook = this.newWebhook({ ...draft, makerId: staff.id, position: after ?? newest });
    const { text, sealed } = this.secrets.generate(webhook.id);
    await this.proof.prove({ password, code }, context, async (transaction, cause) => {
      await this.assertRoom(transaction);
      // Workers compare it with the time of the database.
      const nextAttemptAt = () => 'now()';
      await transaction.insert(Webhook, { ...webhook, secret: sealed, nextAttemptAt });
      const { name, address, categories, position } = webhook;
      const recorded = { name, address: withoutQuery(address), categories, position };
      const entry = { ...cause, what: 'webhook-created', subject: subjectOf(webhook.id), after: recorded };
      await this.audit.add(transaction, entry);
      await this.outbox.record(transaction, webhookCreated(webhook.id));
    });
    this.outbox.notifyWorkers();
    return { webhook: await this.webhooks.get(webhook.id), secret: text };
  }

  /**
   * For a day messages are signed with the previous secret, too, so that the receiver need not change in the same second.
   *
   * @throws NOT_FOUND, FORBIDDEN
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async renewSecret(
    id: string,
    { password, code = null }: Proof,
    context: RequestContext,
  ): Promise<WebhookWithSecret> {
    const { staff } = context;
    if (!staff) throw forbidden();
    const { categories } = await this.webhooks.get(id);
    this.categories.assertReadable(staff, categories);
    const { text, sealed } = this.secrets.generate(id);
    await this.proof.prove({ password, code }, context, async (transaction, cause) => {
      const previousSecretUntil = new Date(this.clock.now().getTime() + BOTH_SECRETS_MS);
      const previousSecret = () => 'secret';
      await transaction.update(Webhook, { id }, { secret: sealed, previousSecret, previousSecretUntil });
      await this.audit.add(transaction, { ...cause, what: 'webhook-secret-renewed', subject: subjectOf(id) });
    });
    return { webhook: await this.webhooks.get(id), secret: text };
  }

  private newWebhook(given: Pick<Webhook, 'name' | 'address' | 'categories' | 'makerId' | 'position'>) {
    const now = this.clock.now();
    return {
      ...given,
      id: randomUUID(),
      address: new URL(given.address).href,
      previousSecret: null,
      previousSecretUntil: null,
      attempts: 0,
      claim: 0,
      lastDeliveredAt: null,
      offReason: null,
      offSince: null,
      createdAt: now,
    };
  }

  /** What does not answer may do so later; what nothing would ever be sent to is refused at once. */
  private async assertReachable(address: string): Promise<void> {
    try {
      await this.posts.check(address);
    } catch (error) {
      const reason = error instanceof FetchFailure ? error.reason : undefined;
      if (isRefused(reason)) throw webhookAddressRefused({ reason });
      if (!reason) throw error;
    }
  }

  private async assertRoom(transaction: EntityManager): Promise<void> {
    await transaction.query('LOCK TABLE webhook IN SHARE ROW EXCLUSIVE MODE');
    if ((await transaction.count(Webhook)) >= MAX_WEBHOOKS) throw tooManyWebhooks({ max: MAX_WEBHOOKS });
  }
}

const isRefused = (reason: FetchFailure['reason'] | undefined): reason is RefusedAddressReason =>
  reason === 'address' || reason === 'not-public' || reason === 'unknown-host';
