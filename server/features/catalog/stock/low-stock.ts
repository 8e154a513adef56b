import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../../kernel/database/prepared.js';
import { stockOf } from './stock.rows.js';

/** A product that runs out. */
export interface LowProduct {
  id: string;
  name: string;
  /** Each restocking by staff or an import makes a new one; orders make none. */
  version: number;
}

const AMONG = prepared(`
  SELECT id, name, version FROM product
  WHERE id = ANY($1::uuid[]) AND archived_at IS NULL AND ${stockOf('product.id')} <= $2 ORDER BY id`);

/** Which products run out. */
@Injectable()
export class LowStock {
  /** @param threshold as many units or fewer are low */
  among(
    reader: Pick<EntityManager, 'query'>,
    productIds: readonly string[],
    threshold: number,
  ): Promise<LowProduct[]> {
    return reader.query<LowProduct[]>(AMONG, [productIds, threshold]);
  }
}
