import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotificationListener } from '../../kernel/database/notification-listener.js';
import type { Actor } from '../../kernel/actor/actor.js';
import { kindsVisibleTo, type NoticeKind } from './notice.kinds.js';

export const NOTICE_CHANNEL = 'notice';

/** What a list of notices changed by: one was added, or somebody marked some as seen. */
export type NoticeChange = { kind: NoticeKind; id: number } | { userId: string };

type OnChange = (change: NoticeChange) => void;

const POLL_MS = 1_000;
const MISSED = 'SELECT kind, max(id) AS id FROM notice WHERE id > $1 GROUP BY kind ORDER BY id';
const NEWEST = 'SELECT coalesce(max(id), 0) AS id FROM notice';

/**
 * Notifies this process of changes of notices, from the first time somebody asks for it. Each is notified by NOTIFY; because
 * a notification can be lost, it also looks for new notices each second. A mark whose notification is lost stays unknown to
 * other windows until they ask again.
 */
@Injectable()
export class NoticeChanges implements OnModuleDestroy {
  private readonly log = new Logger(NoticeChanges.name);
  private readonly listener: NotificationListener;
  private readonly listeners = new Set<OnChange>();
  private newest = 0;
  private timer?: NodeJS.Timeout;
  private starting?: Promise<void>;
  private reading?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {
    this.listener = new NotificationListener(dataSource, {
      channel: NOTICE_CHANNEL,
      name: 'notice',
      onNotify: (payload) => this.announce(JSON.parse(payload) as NoticeChange),
    });
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.starting?.catch(() => undefined);
    await this.reading;
    await this.listener.close();
  }

  /**
   * Calls the function for every change that is committed from when the promise resolves on.
   *
   * @returns what ends it
   */
  async follow(onChange: OnChange): Promise<() => void> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    await this.starting;
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  }

  private async start(): Promise<void> {
    await this.listener.ensure();
    const [newest] = await this.dataSource.query<[{ id: number }]>(NEWEST);
    this.newest = newest.id;
    this.timer = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  private announce(change: NoticeChange): void {
    if ('id' in change) this.newest = change.id;
    for (const onChange of this.listeners) onChange(change);
  }

  private poll(): Promise<void> {
    this.reading ??= this.listenAndRead().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async listenAndRead(): Promise<void> {
    try {
      await this.listener.ensure();
      const missed = await this.dataSource.query<{ kind: NoticeKind; id: number }[]>(MISSED, [this.newest]);
      for (const change of missed) this.announce(change);
    } catch (error) {
      this.log.debug(`Notices could not be read: ${String(error)}`);
    }
  }
}

/** Whether the list of somebody is another after a change. */
export function concerns(change: NoticeChange, actor: Actor): boolean {
  return 'userId' in change ? change.userId === actor.id : kindsVisibleTo(actor).includes(change.kind);
}
