import type { StorefrontEntry } from './storefront.js';

/**
 * The part of an address that makes another page: its path and the parameters the storefront knows for it, in the one
 * spelling it gives them. Whatever else was appended (campaign marks, nonsense) makes no page of its own.
 */
export function canonicalAddress(
  url: string,
  canonicalParameters: StorefrontEntry['canonicalParameters'],
): string {
  const questionMark = url.indexOf('?');
  if (questionMark === -1) return url;
  const path = url.slice(0, questionMark);
  const given = new URLSearchParams(url.slice(questionMark + 1));
  const parameters = canonicalParameters(path, given).toString();
  return parameters ? `${path}?${parameters}` : path;
}

/** Names the draft that a page is to be seen with. */
const DRAFT_PARAMETER = 'taslak';

/** The token of a preview in an address; undefined in every other address. */
export function draftTokenOf(url: string): string | undefined {
  const questionMark = url.indexOf('?');
  if (questionMark === -1) return undefined;
  return new URLSearchParams(url.slice(questionMark + 1)).get(DRAFT_PARAMETER) ?? undefined;
}

/** The page says by its parameter that it shows a draft. */
export function withDraftToken(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${DRAFT_PARAMETER}=${encodeURIComponent(token)}`;
}

/** The first part of the path of every screen. */
const NAME = /^[a-z-]+$/i;

/**
 * The plain spelling of an address: without a slash at its end, its first part in small letters, no letter encoded that needs
 * none. Undefined when it is spelled so, or could lead to another host. The router reads other spellings as the same page.
 */
export function plainAddress(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (/\/\/|\\|%2f|%5c/i.test(path)) return undefined;
  // Parts that cannot be decoded were refused before.
  const [, first = '', ...others] = path.split('/').map(decodeURIComponent);
  if ([first, ...others].some((part) => part === '.' || part === '..')) return undefined;
  if (others.at(-1) === '') others.pop();
  const plain = `/${[NAME.test(first) ? first.toLowerCase() : first, ...others].map(encodePart).join('/')}`;
  return plain === path ? undefined : plain + url.slice(path.length);
}

/** Whether a URL holds the path as it is: `/x/../urunler` is read as another one, and there is no end of such spellings. */
export function isPathOfUrl(path: string, origin: string): boolean {
  return new URL(origin + path).pathname === path;
}

/** As browsers write it: `:@$&+,;=` stay as they are. */
function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}
