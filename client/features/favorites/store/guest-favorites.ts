const STORED_AS = 'favoriler';
/** As many as a list of a customer holds. */
const MOST = 300;

/** A product with what it was when its heart was pressed. */
export interface SavedProduct {
  readonly productId: string;
  readonly productName: string;
  readonly productSlug: string;
  /** Net kuruş; null when it had to be asked for. */
  readonly priceWhenAdded: number | null;
  readonly wasInStock: boolean;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** What a guest keeps, the latest first. It never leaves the browser before they sign in. */
export function guestFavorites(): readonly SavedProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return [];
  }
}

/** @returns whether the browser kept it */
export function storeGuestFavorites(products: readonly SavedProduct[]): boolean {
  try {
    if (products.length === 0) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify(products.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function isKept(value: unknown): value is SavedProduct {
  const { productId, productName, productSlug, addedAt } = (value ?? {}) as Record<string, unknown>;
  return [productId, productName, productSlug, addedAt].every((text) => typeof text === 'string');
}
