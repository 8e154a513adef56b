import { Refusal } from '../../../kernel/refusal/refusal.js';
import { type Place, type ProductSnapshot, type RowProblem, rowProblem } from '../../catalog/index.js';
import type { ImportItem, PlannedChange, StoredItem } from '../rows/import-items.js';
import type { ImportSubject } from '../rows/import-row.statuses.js';

/** What a row would do, before it has a number. */
export type PlannedItem = Omit<StoredItem, 'number'>;

/** A row of a file as plans know it. */
export interface PlannedRow {
  /** Position of its sheet. */
  sheet: number;
  place: Place;
  problems: RowProblem[];
  warnings: RowProblem[];
}

/** A row whose empty cells clear their fields, or leave them as they are. */
export interface ClearingRow {
  clearsBlanks: boolean;
}

const orNull = <Entry>(list: readonly Entry[]): Entry[] | null => (list.length > 0 ? [...list] : null);

/** The item of a row that cannot be applied. */
export function invalidItem(
  subject: ImportSubject,
  { sheet, place, problems, warnings }: PlannedRow,
  {
    label,
    sku = '',
    nearestCategory = null,
  }: { label: string; sku?: string; nearestCategory?: string | null },
): PlannedItem {
  return {
    subject,
    sheet,
    rowNumber: place.rowNumber,
    kind: 'invalid',
    label,
    sku,
    targetId: null,
    targetVersion: null,
    fields: null,
    changes: null,
    problems: orNull(problems),
    warnings: orNull(warnings),
    isPriceJump: false,
    clearedFields: 0,
    nearestCategory,
    change: null,
  };
}

/** The item of a row by what it changes. */
export function comparedItem(
  subject: ImportSubject,
  { sheet, place, warnings }: PlannedRow,
  compared: Pick<ImportItem, 'label' | 'sku' | 'fields' | 'changes' | 'isPriceJump' | 'clearedFields'> & {
    before: { id: string; version: number } | null;
  },
): PlannedItem {
  const { before, fields, changes, ...shown } = compared;
  const isUnchanged = before !== null && (fields ?? []).length === 0;
  return {
    subject,
    sheet,
    rowNumber: place.rowNumber,
    kind: before === null ? 'new' : isUnchanged ? 'unchanged' : 'changed',
    targetId: before?.id ?? null,
    targetVersion: before?.version ?? null,
    fields: before === null || isUnchanged ? null : fields,
    changes: isUnchanged ? null : changes,
    problems: null,
    warnings: orNull(warnings),
    nearestCategory: null,
    change: null,
    ...shown,
  };
}

/** How many fields a change clears because their cells are empty. */
export function countCleared(
  before: object | null,
  fields: readonly string[],
  blanks: Readonly<Record<string, unknown>>,
): number {
  return before === null ? 0 : fields.filter((field) => field in blanks).length;
}

/** An item that is outside of the part that is applied. */
export function passedOver(item: PlannedItem): PlannedItem {
  if (item.kind === 'invalid') return item;
  return {
    ...item,
    kind: 'unchanged',
    fields: null,
    changes: null,
    isPriceJump: false,
    clearedFields: 0,
    change: null,
  };
}

/** An item with what is saved when it is applied. */
export function withChange(
  item: PlannedItem,
  before: ProductSnapshot | null,
  { draft, ...change }: PlannedChange,
): PlannedItem {
  if (item.kind !== 'new' && item.kind !== 'changed') return item;
  return { ...item, change: { draft: shownPart(draft, item, before), ...change } };
}

/**
 * The part of a draft that is shown: only the fields that the preview says would change. Where an order took stock since, a row
 * that did not change the stock must not give it back.
 */
export function shownPart<Draft extends { name: string }>(
  draft: Draft,
  { fields }: Pick<ImportItem, 'fields'>,
  existing: Partial<Draft> | null,
): Draft {
  if (existing === null || fields === null) return draft;
  const shown = new Set(fields);
  const kept = Object.entries(draft).filter(([field]) => shown.has(field));
  const identity = Object.fromEntries(
    Object.keys(draft)
      .filter((field) => field === 'name' || field === 'sku')
      .map((field) => [field, existing[field as keyof Draft]]),
  );
  return { ...identity, ...Object.fromEntries(kept) } as Draft;
}

/**
 * The problem of a row that the rules of the catalog refuse.
 *
 * @throws any error that is no refusal
 */
export function refusedRow(place: Place, message: string, error: unknown): RowProblem {
  if (!(error instanceof Refusal)) throw error;
  return rowProblem(place, message, { advice: error.message });
}
