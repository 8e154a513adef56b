import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { CatalogQueries } from '../products/catalog.queries.js';
import type { CountedCell } from './product.cells.js';
import {
  addCellFilter,
  addMarks,
  addSearch,
  addSampleLevel,
  priceRange,
  rankConditions,
  relevance,
  type ResolvedFilter,
} from './product.conditions.js';
import type { TextSearch } from '../search/product.search.js';

/** A cell of what a search finds, by how well it matches. */
export interface RankedCell extends CountedCell {
  /** As `relevance` ranks it; 0 where all hits are counted. */
  rank: number;
}

interface HitsToCount {
  /** 0 for all. */
  level: number;
  limit: number;
}

/** Counts what a search finds, never more than a limit. */
@Injectable()
export class SearchCountsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogQueries,
  ) {}

  /** Cells of what matches the text, whatever else is filtered: of all products, or of a sample. */
  async cells(
    filter: ResolvedFilter,
    search: TextSearch,
    { level, limit }: HitsToCount,
  ): Promise<RankedCell[]> {
    const conditions = await this.catalog.visible();
    const inRange = priceRange(conditions, filter);
    const rank = level > 0 ? relevance(conditions, rankConditions(search)) : '0';
    addSearch(conditions, search);
    if (level > 0) addSampleLevel(conditions, level);
    return this.count(conditions, `${inRange} AS "isInPriceRange", ${rank} AS rank`, limit);
  }

  /** Cells of what a whole filter leaves of a search that finds many. */
  async filteredCells(filter: ResolvedFilter, search: TextSearch, limit: number): Promise<CountedCell[]> {
    const conditions = await this.catalog.visible();
    addSearch(conditions, search);
    addMarks(conditions, filter);
    addCellFilter(conditions, filter);
    conditions.add(priceRange(conditions, filter));
    return this.count(conditions, 'true AS "isInPriceRange", 0 AS rank', limit);
  }

  private count(conditions: Conditions, more: string, limit: number): Promise<RankedCell[]> {
    return this.dataSource.query<RankedCell[]>(
      `SELECT "categoryId", "brandKey", "isInStock" AS "inStock", "isNew", "isFeatured", "isInPriceRange", rank,
         count(*) AS products, min(price) AS "lowestPriceKurus", max(price) AS "highestPriceKurus"
       FROM (SELECT coalesce(p.category_id, '') AS "categoryId", coalesce(p.brand_key, '') AS "brandKey",
           p.in_stock AS "isInStock", p.is_new AS "isNew", p.is_featured AS "isFeatured",
           nullif(p.default_price_kurus, 0) AS price, ${more}
         FROM product AS p WHERE ${conditions.sql} LIMIT ${conditions.value(limit)}) AS hit
       GROUP BY 1, 2, 3, 4, 5, 6, 7`,
      conditions.values,
    );
  }
}
