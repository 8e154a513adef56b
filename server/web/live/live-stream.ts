import { Readable } from 'node:stream';
import type { DataVersionTopic } from '../../kernel/data-version/data-versions.js';

/** What a window of the panel may have to ask for again. */
export type LiveTopic = 'access' | 'notices' | 'orders' | 'quotes' | 'messages' | DataVersionTopic;

/** Browsers connect again after this long. */
const RETRY_MS = 3_000;
/** However much changes, a window asks again at most this often. */
const PAUSE_MS = 1_000;
/** Of a window that reads nothing any more: an event has some thirty bytes. */
const MAX_UNREAD_BYTES = 16_000;

/** Server-sent events for one window: the topics that changed, never what changed. */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  private readonly waiting = new Set<LiveTopic>();
  private pause?: NodeJS.Timeout;
  private isEnded = false;

  constructor() {
    this.body.once('close', () => clearTimeout(this.pause));
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends a topic at once, or with the others of the second that the last one began. */
  announce(topic: LiveTopic): void {
    this.waiting.add(topic);
    if (!this.pause) this.sendWaiting();
  }

  /** Proxies and browsers end a connection on which nothing is sent. */
  beat(): void {
    this.write(':\n\n');
  }

  /** Browsers take it for an interruption and connect again, which ends for good where they are refused. */
  end(): void {
    if (!this.isEnded) this.body.push(null);
    this.isEnded = true;
    clearTimeout(this.pause);
  }

  private sendWaiting(): void {
    this.pause = undefined;
    if (this.waiting.size === 0) return;
    this.write([...this.waiting].map((topic) => `event: changed\ndata: ${topic}\n\n`).join(''));
    this.waiting.clear();
    this.pause = setTimeout(() => this.sendWaiting(), PAUSE_MS).unref();
  }

  private write(text: string): void {
    if (this.isEnded || this.body.destroyed) return;
    if (this.body.readableLength > MAX_UNREAD_BYTES) this.body.destroy();
    else this.body.push(text);
  }
}
