import type { EntityManager } from 'typeorm';
import { type ImportedRow, importedRow, placeKey, type RowPlace, type StoredRow } from './import-rows.js';

/** A column whose cells are wanted, and how much of their texts. */
export interface WantedColumn {
  sheet: number;
  position: number;
  maxLength: number;
}

type PartOfRow = Omit<StoredRow, 'cells'> & {
  /** JSON of cells by their positions. */
  parts: Record<string, string>;
};

/** The JSON of some cells by their positions, each cut off behind what its column takes. */
const PARTS_AT = `
  SELECT sheet, row_number AS "rowNumber", corrected, is_left_out AS "isLeftOut", (
    SELECT coalesce(json_object_agg(position, left(cell::text, most)), '{}')
    FROM json_array_elements(cells::json) WITH ORDINALITY AS c (cell, place)
    JOIN unnest($4::int[], $5::int[], $6::int[]) AS part (of_sheet, position, most) ON position = place - 1
    WHERE of_sheet = sheet) AS parts
  FROM import_row JOIN unnest($2::smallint[], $3::int[]) AS wanted (at_sheet, at_row) ON sheet = at_sheet AND row_number = at_row
  WHERE run_id = $1`;

/** Characters in the JSON of a text: at most those for each of its own, and its quotes. */
const LONGEST_ESCAPE = 6;
const QUOTES = 2;

/** Some rows by `placeKey`, with the wanted cells alone: the others, and the rest of long texts, stay in the database. */
export async function partsOfRows(
  reader: Pick<EntityManager, 'query'>,
  runId: string,
  places: readonly RowPlace[],
  columns: readonly WantedColumn[],
): Promise<Map<string, ImportedRow>> {
  const rows = await reader.query<PartOfRow[]>(PARTS_AT, [
    runId,
    places.map(({ sheet }) => sheet),
    places.map(({ rowNumber }) => rowNumber),
    columns.map(({ sheet }) => sheet),
    columns.map(({ position }) => position),
    columns.map(({ maxLength }) => LONGEST_ESCAPE * maxLength + QUOTES),
  ]);
  return new Map(rows.map((row) => [placeKey(row), importedRow({ ...row, cells: cellsOf(row.parts) })]));
}

function cellsOf(parts: Readonly<Record<string, string>>): string {
  const length = Math.max(-1, ...Object.keys(parts).map(Number)) + 1;
  return `[${Array.from({ length }, (_, position) => wholeJson(parts[position] ?? 'null')).join(',')}]`;
}

/** A text that was cut off ends with the last of its characters that is whole; what is no text is never so long. */
function wholeJson(json: string): string {
  if (isJson(json)) return json;
  for (let end = json.length; json.startsWith('"') && end > json.length - LONGEST_ESCAPE; end -= 1) {
    const whole = `${json.slice(0, end)}"`;
    if (isJson(whole)) return whole;
  }
  return 'null';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
