import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationListener } from '../database/notification-listener.js';

const REVISION_TOPICS = ['catalog', 'content', 'settings'] as const;
export type RevisionTopic = (typeof REVISION_TOPICS)[number];
export type RevisionNumbers = Readonly<Record<RevisionTopic, number>>;

const CHANNEL = 'revision';
const READ_AGAIN_MS = 1_000;

/**
 * Counts the changes of catalogue, content and settings, so that what was derived from them can be kept until the next.
 * Every process hears of a commit by NOTIFY; because a notification can be missed, it also reads the numbers each second.
 */
@Injectable()
export class Revisions implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(Revisions.name);
  private numbers: RevisionNumbers = { catalog: 0, content: 0, settings: 0 };
  private readonly listener: NotificationListener;
  private timer?: NodeJS.Timeout;
  private reading?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {
    const hear = (payload: string) => this.hear(payload);
    this.listener = new NotificationListener(dataSource, { channel: CHANNEL, name: 'revisions', hear });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.ensure();
    await this.refresh();
    this.timer = setInterval(() => void this.readAgain(), READ_AGAIN_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.reading;
    await this.listener.close();
  }

  /** The numbers this process knows at present; no question to the database. */
  current(): RevisionNumbers {
    return this.numbers;
  }

  /** Counts a topic up as the last statement of a writing transaction: other writers of the topic wait from here on. */
  async bump(manager: EntityManager, topic: RevisionTopic): Promise<void> {
    await manager.query(
      `WITH counted AS (UPDATE revision SET number = number + 1 WHERE topic = $1 RETURNING number)
       SELECT pg_notify('${CHANNEL}', $1 || ' ' || number) FROM counted`,
      [topic],
    );
  }

  /** Reads the numbers now. */
  async refresh(): Promise<void> {
    const rows = await this.dataSource.query<{ topic: RevisionTopic; number: number }[]>(
      'SELECT topic, number FROM revision',
    );
    this.learn(Object.fromEntries(rows.map((row) => [row.topic, row.number])));
  }

  /** Numbers only grow: a late answer never takes a newer one back. */
  private learn(found: Partial<RevisionNumbers>): void {
    const newer = REVISION_TOPICS.filter((topic) => (found[topic] ?? 0) > this.numbers[topic]);
    if (newer.length === 0) return;
    this.numbers = { ...this.numbers, ...Object.fromEntries(newer.map((topic) => [topic, found[topic]])) };
  }

  private readAgain(): Promise<void> {
    this.reading ??= this.listenAndRefresh().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async listenAndRefresh(): Promise<void> {
    try {
      await this.listener.ensure();
      await this.refresh();
    } catch (error) {
      this.log.debug(`Revisions could not be read: ${String(error)}`);
    }
  }

  private hear(payload: string): void {
    const [topic = '', number] = payload.split(' ');
    this.learn({ [topic]: Number(number) });
  }
}
