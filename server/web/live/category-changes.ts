import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES } from '../../features/messaging/index.js';
import { ORDERS } from '../../features/orders/index.js';
import { QUOTES } from '../../features/quotes/index.js';
import { ChangeFeed } from '../../kernel/event-store/change-feed.js';

/** How long a change may stay unknown to the windows of this process. */
const POLL_MS = 1_000;

/**
 * Notices that anything of a category has changed, such as an order, from the first time somebody asks for it. It looks at the head of the feed instead of being
 * notified: a notification at each commit would make those who buy wait for each other.
 */
abstract class CategoryChanges implements OnModuleDestroy {
  private readonly log = new Logger(CategoryChanges.name);
  private readonly listeners = new Set<() => void>();
  private head = 0;
  private timer?: NodeJS.Timeout;
  private starting?: Promise<void>;
  private reading?: Promise<void>;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly category: string,
  ) {}

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
    this.head = await this.feed.headOf(this.category);
    this.timer = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  private poll(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    try {
      const head = await this.feed.headOf(this.category);
      if (head === this.head) return;
      this.head = head;
      for (const onChange of this.listeners) onChange();
    } catch (error) {
      this.log.debug(`Changes of ${this.category} could not be read: ${String(error)}`);
    }
  }
}

@Injectable()
export class OrderChanges extends CategoryChanges {
  constructor(feed: ChangeFeed) {
    super(feed, ORDERS.category.name);
  }
}

@Injectable()
export class QuoteChanges extends CategoryChanges {
  constructor(feed: ChangeFeed) {
    super(feed, QUOTES.category.name);
  }
}

@Injectable()
export class MessageChanges extends CategoryChanges {
  constructor(feed: ChangeFeed) {
    super(feed, MESSAGES.category.name);
  }
}
