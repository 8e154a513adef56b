import { LRUCache } from 'lru-cache';

interface Cached<Value> {
  value: Value;
  /** The data versions it was made from. */
  stamp: string;
}

/** No data version changes when the date does, which pages also show (the year in the footer). */
const MAX_AGE_MS = 60 * 60 * 1_000;
const ENTRY_OVERHEAD_BYTES = 512;

/** Bodies in memory, bounded in bytes, each valid until one of the data versions it was made from changes. */
export class CachedBodies<Value extends { weight: number }> {
  private readonly bodies: LRUCache<string, Cached<Value>>;

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      ttl: MAX_AGE_MS,
      sizeCalculation: ({ value }, key) => value.weight + 2 * key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  get bytes(): number {
    return this.bodies.calculatedSize;
  }

  get(key: string, stamp: string): Value | undefined {
    const cached = this.bodies.get(key);
    return cached?.stamp === stamp ? cached.value : undefined;
  }

  set(key: string, stamp: string, value: Value): void {
    this.bodies.set(key, { stamp, value });
  }
}
