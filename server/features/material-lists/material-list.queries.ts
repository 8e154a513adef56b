import type { EntityManager } from 'typeorm';
import type { StoredLine } from './list.matching.js';
import type { ReadLine, SkippedRow } from './list.rows.js';

export interface MaterialListRow {
  /** Its secret address too. */
  id: string;
  owner: string;
  browserHash: string | null;
  fileName: string | null;
  sheetName: string | null;
  rowCount: number;
  skippedCount: number;
  /** Empty for lists that were read before these were kept. */
  skippedRows: SkippedRow[];
  source: ReadLine[];
  lines: StoredLine[];
  createdAt: Date;
  matchedAt: Date;
  expiresAt: Date;
}

const COLUMNS = `id, owner, browser_hash AS "browserHash", file_name AS "fileName", sheet_name AS "sheetName",
  row_count AS "rowCount", skipped_count AS "skippedCount", skipped_rows AS "skippedRows", source, lines, created_at AS "createdAt",
  matched_at AS "matchedAt", expires_at AS "expiresAt"`;

/** Null for a list that is over, also before it is swept. */
export async function readMaterialList(
  manager: EntityManager,
  id: string,
  now: Date,
): Promise<MaterialListRow | null> {
  const [row] = await manager.query<MaterialListRow[]>(
    `SELECT ${COLUMNS} FROM material_list WHERE id = $1 AND expires_at > $2`,
    [id, now],
  );
  return row ?? null;
}

/** The same; waits until others have changed it. */
export async function lockMaterialList(
  transaction: EntityManager,
  id: string,
  now: Date,
): Promise<MaterialListRow | null> {
  const [row] = await transaction.query<MaterialListRow[]>(
    `SELECT ${COLUMNS} FROM material_list WHERE id = $1 AND expires_at > $2 FOR UPDATE`,
    [id, now],
  );
  return row ?? null;
}

export const insertMaterialList = (manager: EntityManager, row: MaterialListRow): Promise<unknown> =>
  manager.query(
    `INSERT INTO material_list (id, owner, browser_hash, file_name, sheet_name, row_count, skipped_count, skipped_rows,
       source, lines, created_at, matched_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      row.id,
      row.owner,
      row.browserHash,
      row.fileName,
      row.sheetName,
      row.rowCount,
      row.skippedCount,
      JSON.stringify(row.skippedRows),
      JSON.stringify(row.source),
      JSON.stringify(row.lines),
      row.createdAt,
      row.matchedAt,
      row.expiresAt,
    ],
  );

/** What was changed of a list; a guest who has signed in takes it along. */
export const saveMaterialList = (
  transaction: EntityManager,
  { id, owner, lines, matchedAt }: Pick<MaterialListRow, 'id' | 'owner' | 'lines' | 'matchedAt'>,
): Promise<unknown> =>
  transaction.query('UPDATE material_list SET owner = $2, lines = $3, matched_at = $4 WHERE id = $1', [
    id,
    owner,
    JSON.stringify(lines),
    matchedAt,
  ]);
