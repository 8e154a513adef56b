import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { Webhook as StoredWebhook } from '../endpoints/webhook.entity.js';
import { WebhookMaker } from '../endpoints/webhook-maker.service.js';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import { WebhookDeliveries } from '../sending/webhook-deliveries.js';
import {
  CreateWebhookInput,
  RenewWebhookSecretInput,
  ReplayWebhookArgs,
  WebhookDeliveriesArgs,
} from './webhook.input.js';
import { WebhookStates } from './webhook-states.js';
import { Webhook, WebhookDelivery, WebhookDeliveryList, WebhookSecret } from './webhook.type.js';

const ID = { type: () => Id, description: 'Id of the webhook.' };

/** Receivers to which the feed of changes is sent. What one gets is bounded by what its maker may read. */
@StaffOnly('settings')
@Resolver()
export class WebhooksAdminResolver {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly maker: WebhookMaker,
    private readonly deliveries: WebhookDeliveries,
    private readonly states: WebhookStates,
  ) {}

  @Query(() => [Webhook], { name: 'webhooks', description: 'All webhooks, the newest first.' })
  async list(): Promise<Webhook[]> {
    return this.shown(await this.webhooks.list());
  }

  @Query(() => Webhook, { description: 'One webhook.' })
  async webhook(@Args('id', ID) id: string): Promise<Webhook> {
    return this.shownOne(await this.webhooks.get(id));
  }

  @Query(() => WebhookDeliveryList, { description: 'What was sent to a webhook, and what came of it.' })
  async webhookDeliveries(
    @Args() { webhookId, outcome, skip, take }: WebhookDeliveriesArgs,
  ): Promise<WebhookDeliveryList> {
    const { id } = await this.webhooks.get(webhookId);
    const page = await this.deliveries.page({ webhookId: id, outcome }, { skip, take });
    return { ...page, items: page.items.map((delivery) => WebhookDelivery.of(delivery)) };
  }

  @Mutation(() => WebhookSecret, {
    description: 'Creates a webhook; who creates it gets a mail. At most 20 can be there.',
  })
  async createWebhook(
    @Args('input', { description: 'What to send where, and the proof of who creates it.' })
    { password, code, ...draft }: CreateWebhookInput,
    @CurrentContext() context: RequestContext,
  ): Promise<WebhookSecret> {
    const created = await this.maker.create(draft, { password, code }, context);
    return WebhookSecret.of(created, await this.shownOne(created.webhook));
  }

  @Mutation(() => WebhookSecret, {
    description: 'Replaces the secret; for a day messages are signed with the previous one, too.',
  })
  async renewWebhookSecret(
    @Args('input', { description: 'Which webhook, and the proof of who does it.' })
    { id, password, code }: RenewWebhookSecretInput,
    @CurrentContext() context: RequestContext,
  ): Promise<WebhookSecret> {
    const renewed = await this.maker.renewSecret(id, { password, code }, context);
    return WebhookSecret.of(renewed, await this.shownOne(renewed.webhook));
  }

  @Mutation(() => Webhook, { description: 'Sends on from where it stopped.' })
  async switchOnWebhook(
    @Args('id', ID) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<Webhook> {
    return this.shownOne(await this.webhooks.switchOn(id, cause));
  }

  @Mutation(() => Webhook, { description: 'Sends nothing more until it is switched on.' })
  async switchOffWebhook(
    @Args('id', ID) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<Webhook> {
    return this.shownOne(await this.webhooks.switchOff(id, cause));
  }

  @Mutation(() => Webhook, {
    description: 'Sends one message of the type `WebhookTested`, also while it is off; see its deliveries.',
  })
  async testWebhook(@Args('id', ID) id: string, @CurrentCause() cause: AuthenticatedCause): Promise<Webhook> {
    return this.shownOne(await this.webhooks.test(id, cause));
  }

  @Mutation(() => Webhook, { description: 'Sends the feed after a position, once more where it was sent.' })
  async replayWebhook(
    @Args() { id, after }: ReplayWebhookArgs,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<Webhook> {
    return this.shownOne(await this.webhooks.replay(id, after, cause));
  }

  @Mutation(() => Id, { description: 'Removes it with its deliveries; returns its id.' })
  async removeWebhook(
    @Args('id', ID) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<string> {
    await this.webhooks.remove(id, cause);
    return id;
  }

  private async shown(webhooks: readonly StoredWebhook[]): Promise<Webhook[]> {
    const states = await this.states.of(webhooks.map(({ id }) => id));
    return webhooks.map((webhook) => Webhook.of(webhook, states.get(webhook.id)));
  }

  private async shownOne(webhook: StoredWebhook): Promise<Webhook> {
    const states = await this.states.of([webhook.id]);
    return Webhook.of(webhook, states.get(webhook.id));
  }
}
