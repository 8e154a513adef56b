const STORED_AS = 'sepet-anahtari';
const KEY_BYTES = 32;

/** A cart would be lost with the next page: nothing is added to it. */
export class CookiesRefusedError extends Error {}

/** Where the browser stores nothing, each tab has a key of its own. */
let ofThisTab: string | undefined;

/**
 * A random text that additions of this browser carry as long as it has no cart: those that two tabs send at once go into
 * one. It is as secret as the cookie of the cart, which takes its place.
 *
 * @throws CookiesRefusedError
 */
export function browserKey(): string {
  if (!navigator.cookieEnabled) throw new CookiesRefusedError('The browser stores no cookie of the shop');
  const known = read() ?? ofThisTab;
  if (known !== undefined) return known;
  ofThisTab = randomKey();
  try {
    localStorage.setItem(STORED_AS, ofThisTab);
  } catch {
    // Storage is switched off or full.
  }
  return read() ?? ofThisTab;
}

/** To be called once the browser has the cookie of a cart. */
export function forgetBrowserKey(): void {
  ofThisTab = undefined;
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Nothing was stored.
  }
}

function read(): string | undefined {
  try {
    return localStorage.getItem(STORED_AS) ?? undefined;
  } catch {
    return undefined;
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
