import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationListener } from '../database/notification-listener.js';

const DATA_VERSION_TOPICS = ['catalog', 'content', 'drafts', 'settings'] as const;
export type DataVersionTopic = (typeof DATA_VERSION_TOPICS)[number];
export type DataVersionNumbers = Readonly<Record<DataVersionTopic, number>>;

const CHANNEL = 'data_version';
const POLL_MS = 1_000;

/**
 * Counts the changes of catalog, content, drafts of content and settings, so that derived values can be cached until the next change.
 * Each process is notified of a commit by NOTIFY; because a notification can be lost, it also polls each second.
 */
@Injectable()
export class DataVersions implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(DataVersions.name);
  private numbers: DataVersionNumbers = { catalog: 0, content: 0, drafts: 0, settings: 0 };
  private readonly listener: NotificationListener;
  private readonly followers = new Set<(topic: DataVersionTopic) => void>();
  private timer?: NodeJS.Timeout;
  private reading?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {
    const onNotify = (payload: string) => this.onNotify(payload);
    this.listener = new NotificationListener(dataSource, {
      channel: CHANNEL,
      name: 'data-version',
      onNotify,
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.ensure();
    await this.refresh();
    this.timer = setInterval(() => void this.poll(), POLL_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.reading;
    await this.listener.close();
  }

  /** The numbers this process knows, without a query. */
  current(): DataVersionNumbers {
    return this.numbers;
  }

  /**
   * Calls the function with each topic that changed, once this process knows.
   *
   * @returns what ends it
   */
  onChange(follower: (topic: DataVersionTopic) => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Increments a topic, as the last statement of a writing transaction: other writers of the topic wait from here on. */
  async bump(transaction: EntityManager, topic: DataVersionTopic): Promise<void> {
    await transaction.query(
      `WITH counted AS (UPDATE data_version SET number = number + 1 WHERE topic = $1 RETURNING number)
       SELECT pg_notify('${CHANNEL}', $1 || ' ' || number) FROM counted`,
      [topic],
    );
  }

  /** Reads the numbers from the database. */
  async refresh(): Promise<void> {
    const rows = await this.dataSource.query<{ topic: DataVersionTopic; number: number }[]>(
      'SELECT topic, number FROM data_version',
    );
    this.update(Object.fromEntries(rows.map((row) => [row.topic, row.number])));
  }

  /** Numbers only grow: a late result never replaces a newer one. */
  private update(found: Partial<DataVersionNumbers>): void {
    const newer = DATA_VERSION_TOPICS.filter((topic) => (found[topic] ?? 0) > this.numbers[topic]);
    if (newer.length === 0) return;
    this.numbers = { ...this.numbers, ...Object.fromEntries(newer.map((topic) => [topic, found[topic]])) };
    for (const topic of newer) for (const follower of this.followers) follower(topic);
  }

  private poll(): Promise<void> {
    this.reading ??= this.listenAndRefresh().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async listenAndRefresh(): Promise<void> {
    try {
      await this.listener.ensure();
      await this.refresh();
    } catch (error) {
      this.log.debug(`Data versions could not be read: ${String(error)}`);
    }
  }

  private onNotify(payload: string): void {
    const [topic = '', number] = payload.split(' ');
    this.update({ [topic]: Number(number) });
  }
}
