import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of different headers: reading each once is enough.
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding a caller takes: Brotli, else gzip, else none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const before = known.get(header);
  if (before) return before;
  const accepted = new Set(header.split(',').flatMap(acceptedName));
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
  known.set(header, encoding);
  return encoding;
}

/** `gzip;q=0` names what is not wanted. */
function acceptedName(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return quality !== undefined && Number(quality.slice(2)) === 0 ? [] : [name];
}
