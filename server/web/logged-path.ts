const MAX_LOGGED_PATH = 200;
/** As long as the shortest secret of the shop; those of renewed tracking links are longer. */
const MAYBE_SECRET = /[\w-]{43,}/g;
const ESCAPED = /%([0-9a-f]{2})/gi;
/** The percent sign too, which escapes an escape. */
const PLAIN = /[\w%-]/;
const MAX_ESCAPED = 5;

/**
 * The path of a request as it may be logged: some addresses are credentials, they set a password or show an order. One that
 * a mail program broke, with a period at its end or with escapes, still leads there once it is corrected.
 */
export function loggedPath(path: string): string {
  return withoutEscapes(path).replace(MAYBE_SECRET, withoutSecret).slice(0, MAX_LOGGED_PATH);
}

/** However often it was escaped; what is left after so many times holds no secret that leads anywhere. */
function withoutEscapes(path: string): string {
  let read = path;
  for (let time = 0; time < MAX_ESCAPED; time++) read = read.replace(ESCAPED, unescaped);
  return read;
}

function unescaped(escaped: string, code: string): string {
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return PLAIN.test(character) ? character : escaped;
}

/** Slugs have no capitals. */
function withoutSecret(text: string): string {
  return /[A-Z]/.test(text) ? '[secret]' : text;
}
