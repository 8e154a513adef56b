/** Two events tell that a visitor came back to a tab: one look is enough. */
const ONE_RETURN_MS = 2_000;

/** The tabs of one browser, which all show the same cart. */
export class CartTabs {
  private channel: BroadcastChannel | undefined;
  private lookedAt = 0;

  /** After this tab changed the cart. */
  readonly tell = (): void => this.channel?.postMessage('changed');

  /**
   * Looks at the cart now, when another tab has changed it, and when the visitor comes back to this one: he may have
   * used another device meanwhile. Gives what ends it.
   */
  follow(look: () => unknown): () => void {
    const lookNow = () => {
      this.lookedAt = Date.now();
      look();
    };
    const lookOnReturn = () => {
      const isNew = Date.now() - this.lookedAt > ONE_RETURN_MS;
      if (document.visibilityState === 'visible' && isNew) lookNow();
    };
    const following = new AbortController();
    const { signal } = following;
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sepet');
    this.channel?.addEventListener('message', lookNow, { signal });
    document.addEventListener('visibilitychange', lookOnReturn, { signal });
    addEventListener('focus', lookOnReturn, { signal });
    // A page kept by the browser is shown again as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && lookOnReturn(), { signal });
    lookNow();
    return () => {
      following.abort();
      this.channel?.close();
      this.channel = undefined;
    };
  }
}
