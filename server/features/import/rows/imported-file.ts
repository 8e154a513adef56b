import type { EntityManager } from 'typeorm';
import type { NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import {
  type CategoryRow,
  type DetailRow,
  isSampleRow,
  type ParsedRow,
  type ProductRow,
  readCategoryRow,
  type ReadableSheet,
  readProductRow,
  readSpecRow,
  readVariationRow,
  RowCells,
  type SheetKind,
  skuKey,
} from '../../catalog/index.js';
import type { ImportedRow, ImportRows } from './import-rows.js';
import type { RecognizedFile, StoredSheet } from './import-sheet.js';

type Reader = Pick<EntityManager, 'query'>;

/** A parsed row, where its sheet stands, and whether staff left it out. */
export type SheetRowOf<Row> = ParsedRow<Row> & { sheet: number; isLeftOut: boolean };

/** The stored rows of a file as rows of the catalog. */
export class ImportedFile {
  constructor(
    private readonly rows: ImportRows,
    private readonly reader: Reader,
    private readonly file: RecognizedFile,
  ) {}

  sheetsOf(...kinds: SheetKind[]): StoredSheet[] {
    return this.file.sheets.filter(({ kind }) => kind !== null && kinds.includes(kind));
  }

  sheetAt(position: number): StoredSheet | undefined {
    return this.file.sheets.find((sheet) => sheet.position === position);
  }

  /** @throws for a sheet that is not read */
  cellsOf<Field extends string>(row: ImportedRow): RowCells<Field> {
    const sheet = this.sheetAt(row.sheet);
    if (!sheet?.kind) throw new Error(`Sheet ${row.sheet} of import ${this.file.id} is not read`);
    return new RowCells<Field>(row, readableSheet(sheet, sheet.kind), this.numberStyle);
  }

  async categoryRows(): Promise<SheetRowOf<CategoryRow>[]> {
    const parsed: SheetRowOf<CategoryRow>[] = [];
    for await (const { cells, row } of this.filledRows('categories')) {
      parsed.push({ ...readCategoryRow(cells, parsed.length + 1), ...placed(row) });
    }
    return parsed;
  }

  /** Specs, then variations. */
  async *detailRows(): AsyncGenerator<SheetRowOf<DetailRow>> {
    for await (const { cells, row } of this.filledRows('specs')) {
      yield { ...readSpecRow(cells), ...placed(row) };
    }
    for await (const { cells, row } of this.filledRows('variations')) {
      yield { ...readVariationRow(cells), ...placed(row) };
    }
  }

  /** The specs and variations of some products: specs, then variations. */
  async detailRowsOf(skus: readonly string[]): Promise<SheetRowOf<DetailRow>[]> {
    const keys = new Set(skus.map(skuKey));
    const parsed: SheetRowOf<DetailRow>[] = [];
    for (const { position, headingRowNumber, kind } of this.sheetsOf('specs', 'variations').sort(
      specsFirst,
    )) {
      const after = { sheet: position, rowNumber: headingRowNumber };
      for await (const page of this.rows.mayHold(this.reader, this.file.id, after, skus)) {
        for (const row of page) {
          if (kind && isSampleDetail(kind, row, this.cellsOf(row))) continue;
          const detail =
            kind === 'specs' ? readSpecRow(this.cellsOf(row)) : readVariationRow(this.cellsOf(row));
          if (keys.has(skuKey(detail.row.sku))) parsed.push({ ...detail, ...placed(row) });
        }
      }
    }
    return parsed;
  }

  /** All products, some at a time. */
  async *productRows(): AsyncGenerator<SheetRowOf<ProductRow>[]> {
    for (const { position, headingRowNumber } of this.sheetsOf('products')) {
      const after = { sheet: position, rowNumber: headingRowNumber };
      const pages = this.rows.pages(this.reader, this.file.id, after);
      for await (const page of pages) yield page.flatMap((row) => this.productOf(row) ?? []);
    }
  }

  /** Undefined for a row without anything in a known column. */
  productOf(row: ImportedRow): SheetRowOf<ProductRow> | undefined {
    const cells = this.cellsOf(row);
    return cells.isBlank() ? undefined : { ...readProductRow(cells), ...placed(row) };
  }

  private async *filledRows(kind: SheetKind) {
    for (const { position, headingRowNumber } of this.sheetsOf(kind)) {
      const after = { sheet: position, rowNumber: headingRowNumber };
      for await (const page of this.rows.pages(this.reader, this.file.id, after)) {
        for (const row of page) {
          const cells = this.cellsOf(row);
          if (!cells.isBlank() && !isSampleDetail(kind, row, cells)) yield { cells, row };
        }
      }
    }
  }

  private get numberStyle() {
    return this.file.format?.numberStyle ?? 'turkish';
  }
}

/** Specs and choices are left out with the row of their product, but for samples: their product may have no row. */
const isSampleDetail = (kind: SheetKind, row: ImportedRow, cells: RowCells<string>) =>
  row.isLeftOut && (kind === 'specs' || kind === 'variations') && isSampleRow(kind, cells);

const placed = ({ sheet, isLeftOut }: ImportedRow) => ({ sheet, isLeftOut });

const specsFirst = (one: StoredSheet, other: StoredSheet) =>
  Number(one.kind !== 'specs') - Number(other.kind !== 'specs');

const readableSheets = new WeakMap<StoredSheet, ReadableSheet>();

/** Asked for each row of a sheet. */
function readableSheet(sheet: StoredSheet, kind: SheetKind): ReadableSheet {
  const known = readableSheets.get(sheet);
  if (known) return known;
  const { name, currencyColumn, headings } = sheet;
  const columns = new Map(
    headings.flatMap(({ field, position }): [string, number][] =>
      field === null ? [] : [[field, position]],
    ),
  );
  const numberStyles = new Map(
    headings.flatMap(({ numberStyle, position }): [number, NumberStyle][] =>
      numberStyle === undefined ? [] : [[position, numberStyle]],
    ),
  );
  const readable = { kind, name, currencyColumn, columns, numberStyles };
  readableSheets.set(sheet, readable);
  return readable;
}
