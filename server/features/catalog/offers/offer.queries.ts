import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { prepared } from '../../../kernel/database/prepared.js';
import type { PriceDifference } from '../../../kernel/money/money.js';
import { isCounted } from './offer.choices.js';

export interface OfferedVariation {
  id: string;
  name: string;
  priceKurus: PriceDifference;
  stock: number;
}

export interface OfferedGroup {
  id: string;
  name: string;
  isSoldOut: boolean;
  variations: OfferedVariation[];
}

/** What carts, orders and quotes show of a product, by the names of that time. */
export interface OfferedProduct {
  name: string;
  /** Empty for a product without a brand. */
  brand: string;
  model: string;
  sku: string;
  slug: string;
  /** In their order; content hashes. */
  pictureIds: string[];
  unit: string;
  deliveryTime: string | null;
}

/** A product as it is sold now. */
export interface Offer {
  productId: string;
  product: OfferedProduct;
  minOrderQuantity: number;
  /** Net; 0 is price on request. */
  basePriceKurus: number;
  /** The flag staff sets. */
  inStock: boolean;
  /** Made to the measure of its buyer, who cannot withdraw from it. */
  isMadeToMeasure: boolean;
  stockQuantity: number;
  /** In their order, the default variation first. */
  groups: OfferedGroup[];
}

/** One statement, so that prices, choices and stock are consistent; categories have two levels. */
const OFFERS = prepared(`
  SELECT p.id AS "productId", p.min_order_quantity AS "minOrderQuantity",
    p.base_price_kurus AS "basePriceKurus", p.in_stock AS "inStock", p.is_made_to_measure AS "isMadeToMeasure", coalesce(stock.quantity, 0) AS "stockQuantity",
    jsonb_build_object('name', p.name, 'brand', coalesce(b.name, ''), 'model', p.model, 'sku', p.sku, 'slug', p.slug,
      'unit', p.unit, 'deliveryTime', p.delivery_time,
      'pictureIds', coalesce((SELECT jsonb_agg(pp.picture_id ORDER BY pp.position) FROM product_picture AS pp
        WHERE pp.product_id = p.id AND pp.picture_id IS NOT NULL), '[]')) AS product,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'isSoldOut', a.is_sold_out,
        'variations', coalesce((SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name,
            'priceKurus', v.price_kurus, 'stock', v.stock) ORDER BY v.position)
          FROM product_variation AS v WHERE v.attribute_id = a.id), '[]')) ORDER BY a.position)
      FROM product_attribute AS a WHERE a.product_id = p.id), '[]') AS groups
  FROM product AS p
  LEFT JOIN product_stock AS stock ON stock.product_id = p.id
  LEFT JOIN brand AS b ON b.key = p.brand_key
  LEFT JOIN category AS c ON c.id = p.category_id
  LEFT JOIN category AS parent ON parent.id = c.parent_id
  WHERE p.id = ANY((SELECT $1::uuid[])::uuid[]) AND p.archived_at IS NULL
    AND coalesce(c.is_active AND c.archived_at IS NULL, true)
    AND coalesce(parent.is_active AND parent.archived_at IS NULL, true)`);

@Injectable()
export class OfferQueries {
  /**
   * Products visitors may see, by id. Read on the connection of the given transaction and never from a cache, so that no
   * transaction waits for a second connection or sees an old price.
   */
  async byId(transaction: EntityManager, productIds: readonly string[]): Promise<Map<string, Offer>> {
    const ids = [...new Set(productIds)].filter((id) => isUuid(id));
    if (ids.length === 0) return new Map();
    const offers = await transaction.query<Offer[]>(OFFERS, [ids]);
    return new Map(offers.map((offer) => [offer.productId, offer]));
  }

  /** Those of the products that are made to measure, also where they are sold no more. */
  async madeToMeasure(
    transaction: EntityManager,
    productIds: readonly (string | null)[],
  ): Promise<ReadonlySet<string>> {
    const rows = await transaction.query<{ id: string }[]>(
      'SELECT id FROM product WHERE id = ANY($1::uuid[]) AND is_made_to_measure',
      [productIds.filter((id) => id !== null)],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

/** Available units of everything that is counted; none of a product that staff flag as not in stock. */
export function availableStockOf(offers: Iterable<Offer>): Map<string, number> {
  const available = new Map<string, number>();
  for (const { productId, inStock, stockQuantity, groups } of offers) {
    available.set(productId, inStock ? stockQuantity : 0);
    for (const { id, stock } of groups.filter(isCounted).flatMap(({ variations }) => variations)) {
      available.set(id, stock);
    }
  }
  return available;
}
