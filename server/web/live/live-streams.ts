import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { StaffSessions } from '../../features/accounts/index.js';
import { concerns, type NoticeChange, NoticeChanges } from '../../features/notices/index.js';
import { type Actor, isPermitted } from '../../kernel/actor/actor.js';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { signInRequired } from '../../kernel/refusal/general.refusals.js';
import { AccessChanges } from './access-changes.js';
import { MessageChanges, OrderChanges, QuoteChanges } from './category-changes.js';
import { LiveStream } from './live-stream.js';
import { tooManyStreams } from './live.refusals.js';

/** Windows of one person that one process serves; each holds a connection. */
export const MAX_STREAMS_OF_ONE = 10;
/** How long an ended session may go on. */
export const BEAT_MS = 10_000;

/** Somebody who watches the panel in one window. */
interface Viewer {
  staff: Actor;
  sessionId: string;
  stream: LiveStream;
}

/** The windows of the panel that this process keeps up to date. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly log = new Logger(LiveStreams.name);
  private readonly viewers = new Set<Viewer>();
  private following?: Promise<void>;
  private unfollow: (() => void)[] = [];
  private timer?: NodeJS.Timeout;
  private beating?: Promise<void>;
  private isStopping = false;

  constructor(
    private readonly dataVersions: DataVersions,
    private readonly notices: NoticeChanges,
    private readonly orders: OrderChanges,
    private readonly quotes: QuoteChanges,
    private readonly messages: MessageChanges,
    private readonly access: AccessChanges,
    private readonly sessions: StaffSessions,
  ) {}

  /** Ends all streams: the process closes its server only once no request is open. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    for (const unfollow of this.unfollow) unfollow();
    for (const { stream } of this.viewers) stream.end();
    await this.beating;
  }

  /**
   * Server-sent events for a window in which staff is signed in; of every change from now on.
   *
   * @throws TOO_MANY_STREAMS
   */
  async open({ staff, sessionIds: { staff: sessionId } }: RequestContext): Promise<Readable> {
    if (!staff || sessionId === null) throw signInRequired();
    this.following ??= this.follow().catch((error: unknown) => {
      this.following = undefined;
      throw error;
    });
    await this.following;
    if (this.countOf(staff) >= MAX_STREAMS_OF_ONE) throw tooManyStreams({ maximum: MAX_STREAMS_OF_ONE });
    const stream = new LiveStream();
    const viewer = { staff, sessionId, stream };
    this.viewers.add(viewer);
    stream.body.once('close', () => this.viewers.delete(viewer));
    if (this.isStopping) stream.end();
    return stream.body;
  }

  get count(): number {
    return this.viewers.size;
  }

  private countOf({ id }: Actor): number {
    return [...this.viewers].filter(({ staff }) => staff.id === id).length;
  }

  /** Begins with the first window: a process without any asks the database for nothing. */
  private async follow(): Promise<void> {
    this.unfollow = [
      await this.notices.follow((change) => this.announceNotices(change)),
      await this.orders.follow(() => this.announceChanges('orders')),
      await this.quotes.follow(() => this.announceChanges('quotes')),
      await this.messages.follow(() => this.announceChanges('messages')),
      await this.access.follow((userId) => void this.checkThoseOf(userId)),
      this.dataVersions.onChange((topic) => {
        for (const { stream } of this.viewers) stream.announce(topic);
      }),
    ];
    this.timer = setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  private announceNotices(change: NoticeChange): void {
    for (const { staff, stream } of this.viewers) {
      if (concerns(change, staff)) stream.announce('notices');
    }
  }

  private announceChanges(topic: 'orders' | 'quotes' | 'messages'): void {
    for (const { staff, stream } of this.viewers) {
      if (isPermitted(staff, topic)) stream.announce(topic);
    }
  }

  /** Of somebody whose sessions ended or whose permissions changed. */
  private async checkThoseOf(userId: string): Promise<void> {
    for (const viewer of this.viewers) if (viewer.staff.id === userId) await this.check(viewer);
  }

  private beat(): Promise<void> {
    this.beating ??= this.checkAll().finally(() => (this.beating = undefined));
    return this.beating;
  }

  /** One after the other, so that visitors need not wait for connections of the pool. */
  private async checkAll(): Promise<void> {
    await this.access
      .ensure()
      .catch((error: unknown) => this.log.debug(`Not told of access: ${String(error)}`));
    for (const viewer of this.viewers) {
      if (this.isStopping) return;
      await this.check(viewer);
    }
  }

  /** What a window asks for is refused anyway when its session has ended, is held back or has lost a permission. */
  private async check(viewer: Viewer): Promise<void> {
    try {
      const staff = await this.sessions.current(viewer.sessionId);
      if (!staff || staff.mustEnrol) {
        viewer.stream.end();
        return;
      }
      const may = viewer.staff.permissions.join();
      viewer.staff = staff;
      if (staff.permissions.join() !== may) viewer.stream.announce('access');
    } catch (error) {
      this.log.debug(`The session of a stream could not be checked: ${String(error)}`);
    }
    viewer.stream.beat();
  }
}
