import type { EntityManager } from 'typeorm';
import type { DataVersions } from '../../../kernel/data-version/data-versions.js';

const INTERVAL_MS = 5_000;

/**
 * Raises the data version of the catalog while many saves follow each other: at intervals, so that the cached pages of
 * visitors survive most of them.
 */
export class Publishing {
  private lastAt = performance.now();

  constructor(private readonly dataVersions: DataVersions) {}

  /** As the last statement of a transaction; when the interval is over. */
  async publish(transaction: EntityManager): Promise<void> {
    if (performance.now() - this.lastAt < INTERVAL_MS) return;
    this.lastAt = performance.now();
    await this.dataVersions.bump(transaction, 'catalog');
  }
}
