const MAX_LOGGED_PATH = 200;
/** As long as the shortest secret of the shop; those of renewed tracking links are longer. */
const MAYBE_SECRET = /[\w-]{43,}/g;
const ESCAPED = /%([0-9a-f]{2})/gi;
const PLAIN = /[\w-]/;

/**
 * The path of a request as it may be logged: some addresses are credentials, they set a password or show an order. One that
 * a mail program broke, with a period at its end or with escapes, still leads there once it is corrected.
 */
export function loggedPath(path: string): string {
  return path.replace(ESCAPED, unescaped).replace(MAYBE_SECRET, withoutSecret).slice(0, MAX_LOGGED_PATH);
}

function unescaped(escaped: string, code: string): string {
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return PLAIN.test(character) ? character : escaped;
}

/** Slugs have no capitals. */
function withoutSecret(text: string): string {
  return /[A-Z]/.test(text) ? '[secret]' : text;
}
