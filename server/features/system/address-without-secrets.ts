/** Where an address leads, without user, password and query, which may hold secrets; any other text as it is. */
export function addressWithoutSecrets(text: string): string {
  if (!text.includes('://') || !URL.canParse(text)) return text;
  const url = new URL(text);
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href;
}
