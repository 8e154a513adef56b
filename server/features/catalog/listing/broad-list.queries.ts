import { Injectable } from '@nestjs/common';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { CatalogQueries } from '../products/catalog.queries.js';
import type { Product } from '../products/product.type.js';
import { PRODUCT_COLUMNS } from '../products/product.view.js';
import { BroadList, type BroadPageRequest, type ListPart } from './broad-list.js';

/**
 * Pages of searches that find too many products to read every hit. A part of the list that has enough products for the
 * page is read by passing products in its order until the page is full; smaller parts are found and sorted whole.
 */
@Injectable()
export class BroadListQueries {
  constructor(private readonly catalog: CatalogQueries) {}

  async page(request: BroadPageRequest): Promise<Product[]> {
    const { take, skip, total, isTotalExact } = request;
    if (take === 0 || (isTotalExact && skip >= total)) return [];
    if (isTotalExact) return this.everyHit(request);
    const { products, mayBeShort } = await this.leadingParts(request);
    return products.length < take && mayBeShort ? this.everyHit(request) : products;
  }

  private async leadingParts(request: BroadPageRequest) {
    const conditions = await this.catalog.visible();
    const list = new BroadList(conditions, request);
    const parts = list.leadingParts();
    const products = await this.read(conditions, list, parts);
    return { products, mayBeShort: parts.some(({ isPassing }) => isPassing) };
  }

  private async everyHit(request: BroadPageRequest): Promise<Product[]> {
    const conditions = await this.catalog.visible();
    const list = new BroadList(conditions, request);
    return this.read(conditions, list, [list.everyHit()]);
  }

  private read(conditions: Conditions, list: BroadList, parts: readonly ListPart[]): Promise<Product[]> {
    const named = parts.map(({ hits }, place) => `part${place} AS MATERIALIZED (${hits})`);
    const all = parts.map((_, place) => `SELECT * FROM part${place}`).join(' UNION ALL ');
    return this.catalog.products(
      `WITH ${named.join(', ')}
       SELECT ${PRODUCT_COLUMNS}
       FROM (SELECT * FROM (${all}) AS parts ORDER BY ${list.order} ${list.limit}) AS hit JOIN product AS p ON p.id = hit_id
       ORDER BY ${list.order}`,
      conditions,
    );
  }
}
