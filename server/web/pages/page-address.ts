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

const SANE_HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/** The origin a visitor sees, unless the host header is nothing a browser would send. */
export function originOf(request: { protocol: string; host: string }): string {
  return `${request.protocol}://${SANE_HOST.test(request.host) ? request.host : 'localhost'}`;
}
