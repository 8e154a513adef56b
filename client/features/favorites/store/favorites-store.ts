import { isKnownVisitor } from '../../../graphql/known-visitor';
import { type FavoriteRequests } from './favorite-requests';
import { guestFavorites, type SavedProduct, storeGuestFavorites } from './guest-favorites';

/** Which hearts are full: a customer's are kept by the shop, a guest's by the browser until they sign in. */
export class FavoritesStore {
  private ids: ReadonlySet<string> = new Set();
  private isCustomer = false;
  private mergings = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly requests: FavoriteRequests,
    /** Called after this tab changed a heart. */
    private readonly onChanged: () => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly has = (productId: string): boolean => this.ids.has(productId);

  /** How often what a guest kept went to a customer: their lists are others than before. */
  readonly merged = (): number => this.mergings;

  /** Reads them; what a guest kept goes to the customer whom they turned out to be. Without an answer hearts stay as they are. */
  readonly load = async (): Promise<void> => {
    const kept = guestFavorites().map(({ productId }) => productId);
    try {
      const ids = isKnownVisitor() ? await this.requests.ids() : null;
      this.isCustomer = ids !== null;
      this.show(ids ?? kept);
      if (ids === null || kept.length === 0) return;
      await this.requests.add(kept);
      storeGuestFavorites([]);
      this.mergings += 1;
      this.show([...ids, ...kept]);
      this.onChanged();
    } catch {
      // What could not be sent is still in the browser.
    }
  };

  /** Fills or empties a heart at once. @returns whether it stays so */
  readonly toggle = async (product: SavedProduct): Promise<boolean> => {
    const { productId } = product;
    const isKept = this.ids.has(productId);
    this.flip(productId, !isKept);
    const isDone = this.isCustomer
      ? await this.send(productId, !isKept)
      : storeGuestFavorites(
          isKept
            ? guestFavorites().filter((other) => other.productId !== productId)
            : [product, ...guestFavorites()],
        );
    if (isDone) this.onChanged();
    else this.flip(productId, isKept);
    return isDone;
  };

  private async send(productId: string, isToBeKept: boolean): Promise<boolean> {
    try {
      await (isToBeKept ? this.requests.add([productId]) : this.requests.remove(productId));
      return true;
    } catch {
      return false;
    }
  }

  private flip(productId: string, isKept: boolean): void {
    const others = [...this.ids].filter((id) => id !== productId);
    this.show(isKept ? [...others, productId] : others);
  }

  private show(ids: readonly string[]): void {
    this.ids = new Set(ids);
    for (const listener of this.listeners) listener();
  }
}
