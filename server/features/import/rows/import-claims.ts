import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { skuKey } from '../../catalog/index.js';
import { type ImportItem, IS_LEFT_OUT } from './import-items.js';

type Reader = Pick<EntityManager, 'query'>;

/** What an item claimed of the catalog, so that no other row claims it too. */
export type ClaimedItem = Pick<ImportItem, 'sheet' | 'rowNumber' | 'sku' | 'targetId'>;

/** With the start of a SKU, which is what the index has of it. */
const OF_OTHERS = `
  SELECT i.sheet, i.row_number AS "rowNumber", i.sku, i.target_id AS "targetId"
  FROM (
    SELECT * FROM import_item WHERE run_id = $1 AND sku <> '' AND sku_key(sku) = ANY($3)
      AND left(sku_key(sku), 100) IN (SELECT left(key, 100) FROM unnest($3::text[]) AS key)
    UNION SELECT * FROM import_item WHERE run_id = $1 AND target_id IN (
      SELECT id::text FROM product WHERE sku_key = ANY($3) UNION SELECT id::text FROM product WHERE slug = $4)
  ) AS i
  WHERE i.number <> $2 AND NOT ${IS_LEFT_OUT} AND i.subject = 'product' AND i.kind <> 'invalid' ORDER BY i.number`;

const AMONG = `
  SELECT target_id AS id FROM import_item WHERE run_id = $1 AND target_id = ANY($2)
  UNION SELECT target_id FROM import_outcome WHERE run_id = $1 AND target_id = ANY($2)`;

/** By the SKU or by the product. */
const SHARED = `
  SELECT EXISTS (
    SELECT FROM import_item AS i JOIN import_item AS other ON other.run_id = i.run_id AND other.number <> i.number
      AND other.sku <> '' AND sku_key(other.sku) = sku_key(i.sku)
      AND left(sku_key(other.sku), 100) = left(sku_key(i.sku), 100)
    WHERE i.run_id = $1 AND i.number = ANY($2) AND i.subject = 'product' AND other.subject = 'product'
    UNION ALL
    SELECT FROM import_item AS i JOIN import_item AS other ON other.run_id = i.run_id AND other.number <> i.number
      AND other.target_id = i.target_id
    WHERE i.run_id = $1 AND i.number = ANY($2) AND i.subject = 'product' AND other.subject = 'product'
  ) AS "isShared"`;

/** Which products and SKUs the rows of imports have claimed. */
@Injectable()
export class ImportClaims {
  /** What the other rows of products claimed of what one may be about: by one of its SKUs, or by its slug. */
  ofOthers(
    reader: Reader,
    runId: string,
    { number, skus, slug }: { number: number; skus: readonly string[]; slug: string },
  ): Promise<ClaimedItem[]> {
    return reader.query<ClaimedItem[]>(OF_OTHERS, [runId, number, skus.map(skuKey), slug]);
  }

  /** Whether other rows are about a product of one of these. */
  async areShared(reader: Reader, runId: string, numbers: readonly number[]): Promise<boolean> {
    const [{ isShared }] = await reader.query<[{ isShared: boolean }]>(SHARED, [runId, numbers]);
    return isShared;
  }

  /** Those of these products that rows of the file are about, or have added. */
  async among(reader: Reader, runId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await reader.query<{ id: string }[]>(AMONG, [runId, ids]);
    return rows.map(({ id }) => id);
  }
}
