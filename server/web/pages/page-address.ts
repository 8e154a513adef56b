/**
 * The part of an address that makes another page: its path and the parameters the storefront knows, sorted by name.
 * Values keep their order; whatever else was appended (campaign marks, nonsense) makes no page of its own.
 */
export function canonicalAddress(url: string, knownParameters: ReadonlySet<string>): string {
  const questionMark = url.indexOf('?');
  if (questionMark === -1) return url;
  const path = url.slice(0, questionMark);
  const known = [...new URLSearchParams(url.slice(questionMark + 1))].filter(([name]) =>
    knownParameters.has(name),
  );
  if (known.length === 0) return path;
  known.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return `${path}?${new URLSearchParams(known).toString()}`;
}

/** The same address without the slash at its end; undefined when it has none, or could lead to another host. */
export function withoutLastSlash(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (path === '/' || !path.endsWith('/') || path.includes('//') || path.includes('\\')) return undefined;
  return path.slice(0, -1) + url.slice(path.length);
}
