import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StandingPermissionsModule } from '../../kernel/actor/standing-permissions.js';
import { OutboundModule } from '../../kernel/outbound/outbound.module.js';
import { SecondFactorModule, SecurityModule } from '../accounts/index.js';
import { WebhookStates } from './api/webhook-states.js';
import { WebhooksAdminResolver } from './api/webhooks.admin.resolver.js';
import { WebhookCategories } from './endpoints/webhook-categories.js';
import { Webhook } from './endpoints/webhook.entity.js';
import { WEBHOOK_MAILS } from './endpoints/webhook.mails.js';
import { WebhookMaker } from './endpoints/webhook-maker.service.js';
import { WebhookSecrets } from './endpoints/webhook-secrets.js';
import { WebhooksService } from './endpoints/webhooks.service.js';
import { WebhookClaims } from './sending/webhook-claims.js';
import { WebhookDeliveries } from './sending/webhook-deliveries.js';
import { WebhookTest } from './sending/webhook-test.reaction.js';
import { WebhookRunner } from './sending/webhook.runner.js';
import { WebhookSender } from './sending/webhook.sender.js';
import { WebhooksSchedule } from './sending/webhooks.schedule.js';

/** Webhooks as staff see and change them. */
@Module({
  imports: [
    OutboundModule,
    SecondFactorModule,
    StandingPermissionsModule,
    TypeOrmModule.forFeature([Webhook]),
  ],
  providers: [
    WebhookCategories,
    WebhookDeliveries,
    WebhookMaker,
    WebhookSecrets,
    WebhookStates,
    WebhooksAdminResolver,
    WebhooksService,
  ],
})
export class WebhooksModule {}

/** What is sent to them, and the mails about them. */
@Module({
  imports: [OutboundModule, SecurityModule, StandingPermissionsModule, TypeOrmModule.forFeature([Webhook])],
  providers: [
    WebhookCategories,
    WebhookClaims,
    WebhookDeliveries,
    WebhookRunner,
    WebhookSecrets,
    WebhookSender,
    WebhookTest,
    ...WEBHOOK_MAILS,
  ],
  exports: [WebhookRunner],
})
export class WebhookSendingModule {
  /** The same with the schedule. */
  static forWorker(): DynamicModule {
    return { module: WebhookSendingModule, providers: [WebhooksSchedule] };
  }
}
