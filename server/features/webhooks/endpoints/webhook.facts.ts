import { declareFact } from '../../../kernel/queue/fact.js';

/** The subject of each is the id of the webhook. */
export const webhookCreated = declareFact('WebhookCreated');

export const webhookTestRequested = declareFact('WebhookTestRequested');

/** By the shop itself, not by staff. */
export const webhookSwitchedOff = declareFact('WebhookSwitchedOff');
