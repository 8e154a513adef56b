/**
 * The feed of changes, sent to the programs of others.
 *
 * Rooms, each importing those before it: endpoints (who gets what, and their secrets), evidence (of whom, where and what), sending (the worker), api.
 */
import { WEBHOOK_MAILS } from './endpoints/webhook.mails.js';
import { WebhookTest } from './sending/webhook-test.reaction.js';

export { WebhooksCheck } from './evidence/webhooks.check.js';
export { WebhookRunner } from './sending/webhook.runner.js';
export { WebhookDeliverySweeper } from './sending/webhook-delivery.sweeper.js';
export { WebhookSendingModule, WebhooksModule } from './webhooks.module.js';

export { WebhookTest };

/** The reactions of this wing. */
export const WEBHOOK_REACTIONS = [...WEBHOOK_MAILS, WebhookTest];
