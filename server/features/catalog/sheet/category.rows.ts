import type { CategoryDraft } from '../drafts/category.draft.js';
import type { FieldOf } from './catalog.columns.js';
import type { ParsedRow } from './row-problem.js';
import type { RowCells } from './row-cells.js';

/** What a row says of a category. A field that is undefined has no column in the sheet, or an empty cell. */
export interface CategoryRow {
  draft: Omit<CategoryDraft, 'parentId' | 'pictureId' | 'pictureSource'>;
  /** The fields whose cells are empty, as they would be cleared. */
  blanks: Partial<CategoryRow['draft']>;
  /** Name of the parent; empty for an empty cell. */
  parent?: string;
  /** Address or file name; empty when none is given. */
  picture: string;
  /** The order of a new category that has none of its own. */
  position: number;
}

const CLEARABLE = ['seoTitle', 'seoDescription'] as const;
const SORT_ORDER = { least: 0, most: 1_000_000, isWhole: true };

/** `position` is the number of the row among the categories of the file, from 1. */
export function readCategoryRow(
  cells: RowCells<FieldOf<'categories'>>,
  position: number,
): ParsedRow<CategoryRow> {
  cells.require(['name', 'description'], 'Kategori için zorunlu alanlar eksik');
  const blanks = Object.fromEntries(
    CLEARABLE.filter((field) => cells.has(field) && cells.isEmpty(field)).map((field) => [field, null]),
  );
  const row: CategoryRow = {
    draft: {
      name: cells.text('name'),
      description: cells.text('description'),
      slug: cells.text('slug') || undefined,
      seoTitle: cells.text('seoTitle') || undefined,
      seoDescription: cells.text('seoDescription') || undefined,
      sortOrder: cells.number('sortOrder', SORT_ORDER),
      isActive: cells.yesOrNo('isActive'),
    },
    blanks,
    parent: cells.has('parent') ? cells.text('parent') : undefined,
    picture: cells.text('picture'),
    position,
  };
  return { place: cells.place, row, problems: cells.problems, warnings: cells.warnings };
}
