import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { preparedRecurring } from '../../../kernel/database/prepared.js';
import { CachedValue } from '../../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { CatalogQueries } from '../products/catalog.queries.js';
import {
  PRICE_STEPS,
  type PricedCell,
  PriceHistogram,
  type PriceRange,
  splitRange,
  type StepCount,
} from './price.steps.js';

type CellCount = PricedCell & { products: number };

const CELL = `
  coalesce(p.category_id, '') AS "categoryId", coalesce(p.brand_key, '') AS "brandKey", p.in_stock AS "inStock",
  p.is_new AS "isNew", p.is_featured AS "isFeatured"`;

/**
 * Counts products by price. Reading every product in the range takes as long as there are products, so they are counted
 * in steps once for each data version of the catalog; only the ends of a range that lie within a step are read.
 */
@Injectable()
export class PriceCounts {
  private readonly histogram = new CachedValue(() => this.readHistogram());

  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly catalog: CatalogQueries,
  ) {}

  /** Counts each cell with how many visible products have a published price in the range; a cell may come more than once. */
  async forEachWithin(range: PriceRange, count: (cell: PricedCell, products: number) => void): Promise<void> {
    const { first, end, beside } = splitRange(range);
    const [histogram, besideSteps] = await Promise.all([
      this.histogram.at(String(this.dataVersions.current().catalog)),
      this.countBeside(beside),
    ]);
    histogram.forEachWithin(first, end, count);
    for (const cell of besideSteps) count(cell, cell.products);
  }

  private async countBeside(ranges: readonly PriceRange[]): Promise<CellCount[]> {
    if (ranges.length === 0) return [];
    const conditions = await this.catalog.visible();
    const inRanges = ranges.map(
      ({ from, to }) =>
        `p.default_price_kurus BETWEEN ${conditions.value(from)} AND ${conditions.value(Math.min(to, Number.MAX_SAFE_INTEGER))}`,
    );
    conditions.add(inRanges.join(' OR '));
    const statement = `SELECT ${CELL}, count(*) AS products FROM product AS p WHERE ${conditions.sql} GROUP BY 1, 2, 3, 4, 5`;
    return this.dataSource.query<CellCount[]>(
      preparedRecurring(statement, 'counts by price'),
      conditions.values,
    );
  }

  private async readHistogram(): Promise<PriceHistogram> {
    const conditions = await this.catalog.visible();
    const steps = conditions.value(PRICE_STEPS);
    conditions.add('p.default_price_kurus > 0');
    return new PriceHistogram(
      await this.dataSource.query<StepCount[]>(
        `SELECT ${CELL}, width_bucket(p.default_price_kurus, ${steps}::bigint[]) - 1 AS step, count(*) AS products
         FROM product AS p WHERE ${conditions.sql} GROUP BY 1, 2, 3, 4, 5, 6`,
        conditions.values,
      ),
    );
  }
}
