import { type ImportRow } from './row.fragment';

/** A row of a file for specs: a product that would be changed. */
export function testRow(row: Partial<ImportRow> = {}): ImportRow {
  return {
    number: 1,
    sheetName: 'Ürünler',
    rowNumber: 2,
    subject: 'PRODUCT',
    label: 'Kelebek Vana DN80',
    sku: 'KV-080',
    kind: 'CHANGED',
    isLeftOut: false,
    isPriceJump: false,
    clearedFields: 0,
    cells: [],
    changes: [],
    problems: [],
    warnings: [],
    nearestCategory: null,
    outcome: null,
    undoBucket: null,
    undoReason: null,
    ...row,
  };
}
