import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ORDERS } from '../../features/orders/index.js';
import { ChangeFeed } from '../../kernel/event-store/change-feed.js';

/** How long a change of an order may stay unknown to the windows of this process. */
const POLL_MS = 1_000;

/**
 * Notices that orders have changed, from the first time somebody asks for it. It looks at the head of the feed instead of being
 * notified: a notification at each commit would make those who order wait for each other.
 */
@Injectable()
export class OrderChanges implements OnModuleDestroy {
  private readonly log = new Logger(OrderChanges.name);
  private readonly listeners = new Set<() => void>();
  private head = 0;
  private timer?: NodeJS.Timeout;
  private starting?: Promise<void>;
  private reading?: Promise<void>;

  constructor(private readonly feed: ChangeFeed) {}

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.starting?.catch(() => undefined);
    await this.reading;
  }

  /**
   * Calls the function, at most once a second, after changes that are committed from when the promise resolves on.
   *
   * @returns what ends it
   */
  async follow(onChange: () => void): Promise<() => void> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    await this.starting;
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  }

  private async start(): Promise<void> {
    this.head = await this.feed.headOf(ORDERS.category.name);
    this.timer = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  private poll(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    try {
      const head = await this.feed.headOf(ORDERS.category.name);
      if (head === this.head) return;
      this.head = head;
      for (const onChange of this.listeners) onChange();
    } catch (error) {
      this.log.debug(`Changes of orders could not be read: ${String(error)}`);
    }
  }
}
