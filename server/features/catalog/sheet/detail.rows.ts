import type { PriceDifference } from '../../../kernel/money/money.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { AttributeKind, TechnicalSpecDraft, VariationDraft } from '../drafts/product.draft.js';
import type { FieldOf } from './catalog.columns.js';
import type { ParsedRow } from './row-problem.js';
import { isPriceOnRequest, kurusOf, MAX_LIRA } from '../drafts/price-text.js';
import type { RowCells } from './row-cells.js';

/** A row about a product of another sheet or of the catalog. */
interface SpecRow {
  sku: string;
  spec: TechnicalSpecDraft;
}

export interface VariationRow {
  sku: string;
  attribute: { name: string; kind?: AttributeKind };
  variation: VariationDraft;
}

export type DetailRow = SpecRow | VariationRow;

const STOCK = { least: 0, most: 2_147_483_647, isWhole: true };
const DIFFERENCE = { least: -MAX_LIRA, most: MAX_LIRA, isWhole: false };

/** A map: an object knows words such as `constructor`, too. */
const KINDS: ReadonlyMap<string, AttributeKind> = new Map([
  ['secim', 'select'],
  ['select', 'select'],
  ['renk', 'color'],
  ['color', 'color'],
  ['olcu', 'size'],
  ['boyut', 'size'],
  ['size', 'size'],
  ['metin', 'text'],
  ['text', 'text'],
] as const);

export function readSpecRow(cells: RowCells<FieldOf<'specs'>>): ParsedRow<SpecRow> {
  cells.require(['sku', 'name', 'value'], 'Teknik özellik için zorunlu alanlar eksik');
  const spec = {
    name: cells.text('name'),
    value: cells.text('value'),
    unit: cells.text('unit') || null,
    group: cells.text('group') || null,
  };
  const row = { sku: cells.code('sku'), spec };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}

export function readVariationRow(cells: RowCells<FieldOf<'variations'>>): ParsedRow<VariationRow> {
  cells.require(['sku', 'attribute', 'name'], 'Varyasyon için zorunlu alanlar eksik');
  const variation: VariationDraft = {
    name: cells.text('name'),
    value: cells.text('value') || undefined,
    priceKurus: differenceIn(cells),
    stock: cells.number('stock', STOCK),
    sku: cells.code('variationSku') || undefined,
  };
  const attribute = { name: cells.text('attribute'), kind: kindOf(cells) };
  const row = { sku: cells.code('sku'), attribute, variation };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}

/** Null is a choice that is priced on request; undefined where the cell is empty. */
function differenceIn(cells: RowCells<FieldOf<'variations'>>): PriceDifference | undefined {
  if (isPriceOnRequest(cells.text('price'))) return null;
  const lira = cells.lira('price', DIFFERENCE);
  return lira === undefined ? undefined : kurusOf(lira);
}

function kindOf(cells: RowCells<FieldOf<'variations'>>): AttributeKind | undefined {
  const word = cells.text('kind');
  if (word === '') return undefined;
  const kind = KINDS.get(fold(word));
  if (kind === undefined) cells.addProblem('kind', `Bilinmeyen seçim türü: ${word}`);
  return kind;
}
