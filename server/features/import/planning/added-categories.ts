import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { cellsJson } from '../../../kernel/spreadsheet/process/cells-json.js';
import { categoryKey } from '../matching/category-directory.js';
import { ImportRows } from '../rows/import-rows.js';
import type { StoredSheet } from '../rows/import-sheet.js';

const SHEET = 'Yeni kategoriler';
const HEADINGS = ['Kategori_Adi', 'Aciklama', 'Ust_Kategori'];
const PATH_SEPARATOR = '>';

/**
 * Categories that staff open for products of a file: rows of a sheet that the import adds to the file, so that they are previewed,
 * corrected, applied and undone as any other row.
 */
@Injectable()
export class AddedCategories {
  constructor(private readonly rows: ImportRows) {}

  /**
   * @param names `Üst > Alt` for a subcategory; one that was opened before is not opened twice
   * @returns the sheets of the file by then
   */
  async open(
    transaction: EntityManager,
    run: { id: string; sheets: StoredSheet[] },
    names: readonly string[],
  ): Promise<StoredSheet[]> {
    if (names.length === 0) return run.sheets;
    const known = run.sheets.find(({ isAdded }) => isAdded);
    const sheet = known ?? addedSheet(Math.max(...run.sheets.map(({ position }) => position)) + 1);
    const place = { sheet: sheet.position, rowNumber: 0 };
    const stored = known ? await this.rows.page(transaction, run.id, place) : [];
    const opened = new Set(stored.map(({ cells }) => keyOf(cells)));
    const added = names.map(cellsOf).filter((cells) => !opened.has(keyOf(cells)));
    const first = stored.at(-1)?.rowNumber ?? 0;
    const written = known ? added : [HEADINGS, ...added];
    await this.rows.add(
      transaction,
      run.id,
      written.map((cells, index) => ({
        sheet: sheet.position,
        rowNumber: first + index + 1,
        cells: cellsJson(cells),
      })),
    );
    return known ? run.sheets : [...run.sheets, sheet];
  }
}

function cellsOf(name: string): string[] {
  const [own = '', parent = ''] = name.split(PATH_SEPARATOR).reverse();
  return [own.trim(), `${own.trim()} kategorisindeki ürünler.`, parent.trim()];
}

const keyOf = ([name, , parent]: readonly unknown[]) =>
  [parent, name].map((text) => (typeof text === 'string' ? categoryKey(text) : '')).join(PATH_SEPARATOR);

const addedSheet = (position: number): StoredSheet => ({
  position,
  name: SHEET,
  kind: null,
  headings: [],
  missingHeadings: [],
  headingRowNumber: 0,
  rowCount: 0,
  isAdded: true,
});
