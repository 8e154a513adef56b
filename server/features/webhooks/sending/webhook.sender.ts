import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { FetchFailure } from '../../../kernel/outbound/fetch-failure.js';
import { PublicPost } from '../../../kernel/outbound/public-post.js';
import type { Webhook } from '../endpoints/webhook.entity.js';
import { WebhookSecrets } from '../endpoints/webhook-secrets.js';
import { failureOf, type NewDelivery } from './webhook-deliveries.js';
import { headersOf, type WebhookMessage } from './webhook.message.js';

export interface Sent extends Pick<NewDelivery, 'sentAt' | 'durationMs' | 'status' | 'failure'> {
  /** What the receiver asks to wait, in seconds; 0 unless it does. */
  retryAfterSeconds: number;
}

/** Sends messages to receivers, signed. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly posts: PublicPost,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  /** Resolves whatever the receiver answers: only a status of 2xx takes the message. */
  async send(webhook: Webhook, message: WebhookMessage): Promise<Sent> {
    const sentAt = this.clock.now();
    const headers = headersOf(message, this.secrets.keysOf(webhook, sentAt), sentAt);
    const start = performance.now();
    const answer = await this.posts.post(webhook.address, { headers, body: message.body }).catch(asFailure);
    const durationMs = Math.round(performance.now() - start);
    if (answer instanceof FetchFailure) {
      const failure = failureOf(answer.reason);
      return { sentAt, durationMs, status: null, failure, retryAfterSeconds: 0 };
    }
    const { status, retryAfterSeconds = 0 } = answer;
    const isTaken = status >= 200 && status < 300;
    return { sentAt, durationMs, status, failure: isTaken ? null : 'status', retryAfterSeconds };
  }
}

function asFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  throw error;
}
