import type { CategoryDraft } from '../drafts/category.draft.js';
import type { FieldOf } from './catalog.columns.js';
import type { ParsedRow } from './row-problem.js';
import type { RowCells } from './row-cells.js';

/** What a row says of a category. A field that is undefined has no column in the sheet. */
export interface CategoryRow {
  draft: Omit<CategoryDraft, 'parentId' | 'pictureId' | 'pictureSource'>;
  /** Name of the parent; empty for a main category. */
  parent?: string;
  /** Address or file name; empty when none is given. */
  picture: string;
  /** The order of a new category that has none of its own. */
  position: number;
}

const SORT_ORDER = { least: 0, most: 1_000_000, isWhole: true };

/** `position` is the number of the row among the categories of the file, from 1. */
export function readCategoryRow(
  cells: RowCells<FieldOf<'categories'>>,
  position: number,
): ParsedRow<CategoryRow> {
  cells.require(['name', 'description'], 'Kategori için zorunlu alanlar eksik');
  const given = <Value>(field: FieldOf<'categories'>, value: () => Value) =>
    cells.has(field) ? value() : undefined;
  const row: CategoryRow = {
    draft: {
      name: cells.text('name'),
      description: cells.text('description'),
      slug: cells.text('slug') || undefined,
      seoTitle: given('seoTitle', () => cells.text('seoTitle') || null),
      seoDescription: given('seoDescription', () => cells.text('seoDescription') || null),
      sortOrder: cells.number('sortOrder', SORT_ORDER),
    },
    parent: given('parent', () => cells.text('parent')),
    picture: cells.text('picture'),
    position,
  };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}
