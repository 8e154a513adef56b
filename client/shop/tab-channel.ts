/**
 * Short messages between the tabs of one browser. Where the browser has no channels, or refuses them because it may store
 * nothing, each tab is on its own.
 */
export class TabChannel {
  private readonly listeners = new Set<(message: string) => void>();
  private channel: BroadcastChannel | undefined;

  constructor(private readonly name: string) {}

  /** To all other tabs, not to this one. */
  post(message: string): void {
    const channel = this.channel ?? open(this.name);
    channel?.postMessage(message);
    if (channel !== this.channel) channel?.close();
  }

  /** Calls back with each message of another tab; returns what ends it. */
  listen(listener: (message: string) => void): () => void {
    this.listeners.add(listener);
    this.channel ??= this.connect();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.channel?.close();
      this.channel = undefined;
    };
  }

  private connect(): BroadcastChannel | undefined {
    const channel = open(this.name);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of this.listeners) listener(data);
    });
    return channel;
  }
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
