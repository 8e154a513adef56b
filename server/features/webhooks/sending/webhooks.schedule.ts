import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { WebhookRunner } from './webhook.runner.js';

const POLL_MS = 1_000;
/** A receiver that answers slowly must not hold up the others. */
const MAX_CONCURRENCY = 4;

/** Looks each second for changes that webhooks have not got yet, and sends to several at a time. */
@Injectable()
export class WebhooksSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(WebhooksSchedule.name);
  private readonly running = new Set<Promise<void>>();
  private timer?: NodeJS.Timeout;
  private readonly stopping = new AbortController();

  constructor(private readonly runner: WebhookRunner) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), POLL_MS).unref();
  }

  /** Finishes the message that each is at. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  /** One more each second, until there is nothing to send. */
  private begin(): void {
    if (this.running.size >= MAX_CONCURRENCY) return;
    const running = this.sendAll().finally(() => this.running.delete(running));
    this.running.add(running);
  }

  private async sendAll(): Promise<void> {
    const { signal } = this.stopping;
    try {
      while (!signal.aborted && (await this.runner.runNext(signal)));
    } catch (error) {
      this.log.error({ err: error, msg: 'webhooks could not be sent' });
    }
  }
}
