import { TabChannel } from '../../../shop/tab-channel';

/** Two events report that a visitor came back to a tab: one refetch is enough. */
const ONE_RETURN_MS = 2_000;

/** The tabs of one browser, which all show the same cart. */
export class CartTabs {
  private readonly channel = new TabChannel('sepet');
  private refetchedAt = 0;

  /** After this tab changed the cart. */
  readonly notify = (): void => this.channel.post('changed');

  /**
   * Refetches the cart now, when another tab has changed it, and when the visitor comes back to this one: they may have
   * used another device meanwhile. Returns what ends it.
   */
  follow(refetch: () => unknown): () => void {
    const refetchNow = () => {
      this.refetchedAt = Date.now();
      refetch();
    };
    const refetchOnReturn = () => {
      const isNew = Date.now() - this.refetchedAt > ONE_RETURN_MS;
      if (document.visibilityState === 'visible' && isNew) refetchNow();
    };
    const following = new AbortController();
    const { signal } = following;
    const close = this.channel.listen(refetchNow);
    document.addEventListener('visibilitychange', refetchOnReturn, { signal });
    addEventListener('focus', refetchOnReturn, { signal });
    // A page kept by the browser is shown again as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && refetchOnReturn(), { signal });
    refetchNow();
    return () => {
      following.abort();
      close();
    };
  }
}
