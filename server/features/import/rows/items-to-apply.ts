import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_LEFT_OUT, ITEM_COLUMNS, type StoredItem } from './import-items.js';
import type { ImportSubject } from './import-row.statuses.js';
import { PAGE_BYTES } from './import-rows.js';

type Reader = Pick<EntityManager, 'query'>;

/** A category that the file adds. */
export interface AddedCategory {
  sheet: number;
  rowNumber: number;
  /** Null for one that was not added. */
  id: string | null;
}

/** Looked up for each item, for the reason that IS_LEFT_OUT is. Of a null the planner would expect that nearly all are done. */
const IS_DONE = `coalesce((
  SELECT true FROM import_outcome AS o WHERE o.run_id = i.run_id AND o.number = i.number), false)`;

/**
 * Rows that change nothing are passed over, those that staff left out, and those that are done. Ends before the item
 * with which it would have too much text; the first one is in it in any case.
 */
const TO_APPLY = `
  SELECT ${ITEM_COLUMNS}, i.change FROM (
    SELECT *, sum(bytes) OVER (ORDER BY number) - bytes AS bytes_before FROM (
      SELECT i.*, coalesce(octet_length(i.change::text), 0) + coalesce(octet_length(i.changes::text), 0) AS bytes
      FROM import_item AS i
      WHERE i.run_id = $1 AND i.number > $2 AND i.kind IN ('new', 'changed') AND i.subject = ANY($3)
        AND NOT ${IS_LEFT_OUT} AND NOT ${IS_DONE}
      ORDER BY i.number LIMIT $4) AS next
  ) AS i
  WHERE $5::int IS NULL OR bytes_before < $5 ORDER BY i.number`;

const LACKS_CHANGES = `
  SELECT EXISTS (
    SELECT FROM import_item AS i
    WHERE i.run_id = $1 AND i.kind IN ('new', 'changed') AND i.subject <> 'category' AND i.change IS NULL
      AND NOT ${IS_LEFT_OUT} AND NOT ${IS_DONE}) AS lacks`;

const COUNT = `
  SELECT count(*)::int AS items FROM import_item AS i
  WHERE i.run_id = $1 AND i.kind IN ('new', 'changed') AND NOT ${IS_LEFT_OUT}`;

const ADDED_CATEGORIES = `
  SELECT i.sheet, i.row_number AS "rowNumber", o.target_id AS id FROM import_item AS i
  LEFT JOIN import_outcome AS o ON o.run_id = i.run_id AND o.number = i.number AND o.outcome = 'added'
  WHERE i.run_id = $1 AND i.subject = 'category' AND i.target_id IS NULL AND i.kind <> 'invalid'`;

/** The items of imports that change something, and were not left out. */
@Injectable()
export class ItemsToApply {
  /** The next ones after one, fewer than the limit where they hold much text; without a limit all of them. */
  next(
    reader: Reader,
    runId: string,
    { after, subjects, limit }: { after: number; subjects: readonly ImportSubject[]; limit: number | null },
  ): Promise<StoredItem[]> {
    const bytes = limit === null ? null : PAGE_BYTES;
    return reader.query<StoredItem[]>(TO_APPLY, [runId, after, subjects, limit, bytes]);
  }

  /** Whether what is to be saved of some is not stored, as an earlier version of the shop compared them. */
  async lackChanges(reader: Reader, runId: string): Promise<boolean> {
    const [{ lacks }] = await reader.query<[{ lacks: boolean }]>(LACKS_CHANGES, [runId]);
    return lacks;
  }

  async count(reader: Reader, runId: string): Promise<number> {
    const [count] = await reader.query<[{ items: number }]>(COUNT, [runId]);
    return count.items;
  }

  addedCategories(reader: Reader, runId: string): Promise<AddedCategory[]> {
    return reader.query<AddedCategory[]>(ADDED_CATEGORIES, [runId]);
  }
}
