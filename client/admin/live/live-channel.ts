import { paths } from '../../paths';

/** What the server announces changes of; what changed is asked for over GraphQL. */
export type LiveTopic =
  | 'access'
  | 'notices'
  | 'orders'
  | 'quotes'
  | 'messages'
  | 'catalog'
  | 'content'
  | 'drafts'
  | 'settings';

type Listener = () => void;

/** How often a window that has no stream asks again, and tries to get one. */
export const ASKS_EVERY_MS = 30_000;

/**
 * The server-sent events of one window, held while it is visible: a browser has six connections to a host. All listeners are
 * called whenever the stream is opened, because changes may have been missed, and every half minute without a stream.
 */
export class LiveChannel {
  private readonly listeners = new Map<Listener, readonly LiveTopic[]>();
  private stream: EventSource | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param onRefused there is no stream for this window: its session may be over, or the person has too many
   * @returns what ends it
   */
  start(onRefused: () => void): () => void {
    const follow = () => {
      if (document.visibilityState === 'visible') this.open(onRefused);
      else this.close();
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      this.close();
    };
  }

  /** Calls back when one of the topics may have changed; returns what ends it. */
  listen(topics: readonly LiveTopic[], listener: Listener): () => void {
    this.listeners.set(listener, topics);
    return () => void this.listeners.delete(listener);
  }

  private open(onRefused: () => void): void {
    if (this.timer !== undefined) return;
    this.connect(onRefused);
    this.timer = setInterval(() => {
      if (this.stream?.readyState === EventSource.OPEN) return;
      if (this.stream?.readyState === EventSource.CLOSED) this.connect(onRefused);
      this.announceAll();
    }, ASKS_EVERY_MS);
  }

  private close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.stream?.close();
    this.stream = undefined;
  }

  private connect(onRefused: () => void): void {
    const stream = new EventSource(paths.adminLive());
    stream.addEventListener('open', () => this.announceAll());
    stream.addEventListener('changed', ({ data }: MessageEvent<unknown>) => this.announce(data));
    stream.addEventListener('error', () => {
      // A browser connects again by itself after an interruption, never after a refusal.
      if (stream.readyState === EventSource.CLOSED) onRefused();
    });
    this.stream = stream;
  }

  private announce(topic: unknown): void {
    for (const [listener, topics] of this.listeners) {
      if (topics.some((known) => known === topic)) listener();
    }
  }

  private announceAll(): void {
    for (const listener of this.listeners.keys()) listener();
  }
}
