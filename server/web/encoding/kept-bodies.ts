import { LRUCache } from 'lru-cache';

interface Kept<Value> {
  value: Value;
  /** The revisions it was made from. */
  stamp: string;
}

/** Revisions say when a body is old; beyond that, the calendar does (the year in the footer). */
const LONGEST_LIFE_MS = 60 * 60 * 1_000;
const ENTRY_OVERHEAD_BYTES = 512;

/** Bodies in memory, bounded in bytes, each good as long as the revisions it was made from. */
export class KeptBodies<Value extends { weight: number }> {
  private readonly bodies: LRUCache<string, Kept<Value>>;

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      ttl: LONGEST_LIFE_MS,
      sizeCalculation: ({ value }, key) => value.weight + 2 * key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  get bytes(): number {
    return this.bodies.calculatedSize;
  }

  get(key: string, stamp: string): Value | undefined {
    const kept = this.bodies.get(key);
    return kept?.stamp === stamp ? kept.value : undefined;
  }

  keep(key: string, stamp: string, value: Value): void {
    this.bodies.set(key, { stamp, value });
  }
}
