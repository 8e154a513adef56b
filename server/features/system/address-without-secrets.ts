/** All before the last @ is the user and the password, whatever is in them. */
const CREDENTIALS = /(?<=:\/\/).*@/su;
const QUERY = /[?#].*/su;

/** Where an address leads, without user, password and query, which may hold secrets; any other text as it is. */
export function addressWithoutSecrets(text: string): string {
  if (!text.includes('://')) return text;
  // A password with a number sign or a slash in it, as operators type it, makes an address that cannot be read.
  if (!URL.canParse(text)) return text.replace(CREDENTIALS, '').replace(QUERY, '');
  const url = new URL(text);
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href;
}
