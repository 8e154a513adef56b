import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { isCounted } from './offer.choices.js';

export interface OfferedVariation {
  id: string;
  name: string;
  /** Signed net difference to the base price. */
  priceKurus: number;
  stock: number;
}

export interface OfferedGroup {
  id: string;
  name: string;
  isSoldOut: boolean;
  variations: OfferedVariation[];
}

/** A product as it is sold at this moment, with everything an order keeps of it. */
export interface Offer {
  productId: string;
  name: string;
  /** Empty for a product without a brand. */
  brand: string;
  model: string;
  sku: string;
  slug: string;
  unit: string;
  deliveryTime: string | null;
  minOrderQuantity: number;
  /** In their order; content hashes. */
  pictureIds: string[];
  /** Net; 0 is price on request. */
  basePriceKurus: number;
  /** The flag staff sets. */
  inStock: boolean;
  stockQuantity: number;
  /** In their order, the default variation first. */
  groups: OfferedGroup[];
}

/** One statement, so that prices, choices and stock are of one moment; categories have two levels. */
const OFFERS = `
  SELECT p.id AS "productId", p.name, coalesce(b.name, '') AS brand, p.model, p.sku, p.slug, p.unit,
    p.delivery_time AS "deliveryTime", p.min_order_quantity AS "minOrderQuantity",
    p.base_price_kurus AS "basePriceKurus", p.in_stock AS "inStock", p.stock_quantity AS "stockQuantity",
    coalesce((SELECT jsonb_agg(pp.picture_id ORDER BY pp.position) FROM product_picture AS pp
      WHERE pp.product_id = p.id AND pp.picture_id IS NOT NULL), '[]') AS "pictureIds",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'isSoldOut', a.is_sold_out,
        'variations', coalesce((SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name,
            'priceKurus', v.price_kurus, 'stock', v.stock) ORDER BY v.position)
          FROM product_variation AS v WHERE v.attribute_id = a.id), '[]')) ORDER BY a.position)
      FROM product_attribute AS a WHERE a.product_id = p.id), '[]') AS groups
  FROM product AS p
  LEFT JOIN brand AS b ON b.key = p.brand_key
  LEFT JOIN category AS c ON c.id = p.category_id
  LEFT JOIN category AS parent ON parent.id = c.parent_id
  WHERE p.id = ANY($1::uuid[]) AND coalesce(c.is_active, true) AND coalesce(parent.is_active, true)`;

@Injectable()
export class OfferQueries {
  /**
   * Products visitors may see, by id. Read on the connection of the given manager and never from memory: neither does a
   * transaction wait for a second connection, nor does it meet a price of yesterday.
   */
  async byId(manager: EntityManager, productIds: readonly string[]): Promise<Map<string, Offer>> {
    const asked = [...new Set(productIds)].filter((id) => isUuid(id));
    if (asked.length === 0) return new Map();
    const offers = await manager.query<Offer[]>(OFFERS, [asked]);
    return new Map(offers.map((offer) => [offer.productId, offer]));
  }
}

/** Pieces at hand of everything that is counted; none of a product that staff flag as not in stock. */
export function shelfOf(offers: Iterable<Offer>): Map<string, number> {
  const shelf = new Map<string, number>();
  for (const { productId, inStock, stockQuantity, groups } of offers) {
    shelf.set(productId, inStock ? stockQuantity : 0);
    for (const { id, stock } of groups.filter(isCounted).flatMap(({ variations }) => variations)) {
      shelf.set(id, stock);
    }
  }
  return shelf;
}
