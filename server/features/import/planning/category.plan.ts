import { slugify } from '../../../kernel/turkish/fold.js';
import {
  type CategoryDraft,
  type CategoryRow,
  type CategorySnapshot,
  changedFields,
  mergeCategory,
  type ParsedRow,
  type Place,
  refuseDeepNesting,
  type RowProblem,
  rowProblem,
} from '../../catalog/index.js';
import type { CategoryDirectory } from '../matching/category-directory.js';
import type { PictureDraft } from '../pictures/picture-loader.js';
import { similarName } from '../matching/nearest-name.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import type { ImportPart } from '../runs/import-run.statuses.js';
import { ChangeDisplay } from './change-display.js';
import {
  type ClearingRow,
  comparedItem,
  countCleared,
  invalidItem,
  passedOver,
  type PlannedItem,
  type PlannedRow,
  refusedRow,
} from './row-item.js';

export interface CategoryToPlan extends ParsedRow<CategoryRow>, PlannedRow, ClearingRow {
  picture?: PictureDraft;
  isLeftOut: boolean;
}

export interface PlannedCategory {
  row: CategoryToPlan;
  item: PlannedItem;
  before: CategorySnapshot | null;
  /** Null for a row that cannot be applied. */
  draft: CategoryDraft | null;
}

const NEW_ID = 'new:';

/** The id of a category that the file adds, by its row, until it has one of the shop. */
export const newCategoryId = ({ sheet, rowNumber }: { sheet: number; rowNumber: number }) =>
  `${NEW_ID}${sheet}:${rowNumber}`;

export const isNewCategoryId = (id: string) => id.startsWith(NEW_ID);

/** What the categories of a file would do, in its order; the directory then knows them as they would be. */
export function planCategoryRows(
  rows: readonly CategoryToPlan[],
  directory: CategoryDirectory,
  part: ImportPart,
): PlannedCategory[] {
  const plan = new CategoryPlan(directory, part);
  const planned = new Map(parentsFirst(rows).map((row) => [row, plan.of(row)]));
  return rows.map((row) => planned.get(row) ?? plan.invalid(row));
}

/** A parent may come after its children. */
export function parentsFirst<Row extends { row: CategoryRow; problems: RowProblem[] }>(
  rows: readonly Row[],
): Row[] {
  const valid = rows.filter(({ problems }) => problems.length === 0);
  return [...valid.filter(({ row }) => !row.parent), ...valid.filter(({ row }) => row.parent)];
}

class CategoryPlan {
  private readonly claimed = new Map<string, Place>();
  private readonly display: ChangeDisplay;
  private readonly namesOfShop: readonly string[];

  constructor(
    private readonly directory: CategoryDirectory,
    private readonly part: ImportPart,
  ) {
    this.display = new ChangeDisplay(directory);
    this.namesOfShop = directory.all().map(({ name }) => name);
  }

  of(row: CategoryToPlan): PlannedCategory {
    const meant = meantCategory(row, this.directory);
    if ('problem' in meant) return this.invalid(row, meant.problem);
    const { before, draft } = meant;
    const first = before && !row.isLeftOut && this.claimed.get(before.id);
    if (first) {
      const text = `Kategori bu dosyada ${first.rowNumber}. satırda da var`;
      return this.invalid(row, rowProblem(row.place, text));
    }
    try {
      return this.compared(row, draft, before);
    } catch (error) {
      return this.invalid(row, refusedRow(row.place, IMPORT_TEXTS.categoryNotSaved, error));
    }
  }

  invalid(row: CategoryToPlan, ...problems: RowProblem[]): PlannedCategory {
    const all = [...row.problems, ...problems];
    const item = invalidItem('category', { ...row, problems: all }, { label: row.row.draft.name });
    return { row, item, before: null, draft: null };
  }

  /** @throws CATEGORY_INVALID, CATEGORY_TOO_DEEP */
  private compared(
    row: CategoryToPlan,
    draft: CategoryDraft,
    before: CategorySnapshot | null,
  ): PlannedCategory {
    const merged = mergeCategory(draft, before);
    refuseDeepNesting(merged, this.directory);
    const typed = draft.slug === undefined ? '' : slugify(draft.slug);
    const id = before?.id ?? newCategoryId({ sheet: row.sheet, rowNumber: row.place.rowNumber });
    const after = { ...merged, id, slug: typed || merged.slug || slugify(merged.name) };
    const fields = changedFields(before, after);
    const warnings = [...row.warnings, ...(before ? [] : this.similarity(row))];
    if (after.isArchived) warnings.push(rowProblem(row.place, IMPORT_TEXTS.categoryArchived));
    const changes = this.display.ofCategory(before, after, fields);
    const blanks = { ...row.row.blanks, ...(row.row.parent === '' && { parentId: null }) };
    const clearedFields = countCleared(before, fields, blanks);
    const shown = { label: after.name, sku: '', fields, changes, isPriceJump: false, clearedFields, before };
    const item = comparedItem('category', { ...row, warnings }, shown);
    const isOutside = this.part === 'prices_and_stock' || (this.part === 'only_new' && before !== null);
    if (!row.isLeftOut) {
      this.claimed.set(id, row.place);
      if (!isOutside || before) this.directory.put(isOutside && before ? before : after);
    }
    return { row, item: isOutside ? passedOver(item) : item, before, draft };
  }

  /** A new category whose name is nearly one of the shop may be a typing error. */
  private similarity({ row, place }: CategoryToPlan): RowProblem[] {
    const similar = similarName(row.draft.name, this.namesOfShop);
    if (similar === undefined) return [];
    const message = `Benzer adlı bir kategori zaten var: ${similar}`;
    return [
      rowProblem(place, message, { columns: ['Kategori_Adi'], advice: 'Aynı kategoriyse adını düzeltin.' }),
    ];
  }
}

/** The category of a row, and what is to be saved of it; a problem when its parent is unknown. */
export function meantCategory(
  row: CategoryToPlan,
  directory: CategoryDirectory,
): { before: CategorySnapshot | null; draft: CategoryDraft } | { problem: RowProblem } {
  const name = row.row.parent;
  const parent = name ? mainCategory(name, directory) : null;
  if (parent === undefined) return { problem: unknownParent(name ?? '', row.place, directory) };
  const parentId = name === undefined ? undefined : (parent?.id ?? null);
  const before = matched(row.row, parentId, directory);
  // An empty cell tells a main category by its name, but moves none that was found by its slug.
  const isKept = name === '' && before !== null && !row.clearsBlanks;
  return { before, draft: draftOf(row, isKept ? undefined : parentId, before) };
}

function mainCategory(name: string, directory: CategoryDirectory): CategorySnapshot | undefined {
  return directory.byName(name, null)[0] ?? directory.bySlug(slugify(name), null);
}

function unknownParent(name: string, place: Place, directory: CategoryDirectory): RowProblem {
  const nearest = directory.nearest(name);
  return rowProblem(place, `Üst kategori bulunamadı: ${name}`, {
    columns: ['Ust_Kategori'],
    advice: nearest && `En yakın: ${nearest.name}`,
  });
}

/** Matches by slug if given, else by name among the siblings, or anywhere when the file has no parent column. */
function matched(
  { draft }: CategoryRow,
  parentId: string | null | undefined,
  directory: CategoryDirectory,
): CategorySnapshot | null {
  const bySlug = draft.slug && directory.bySlug(slugify(draft.slug));
  if (bySlug) return bySlug;
  if (parentId !== undefined) return directory.byName(draft.name, parentId)[0] ?? null;
  return directory.bySlug(slugify(draft.name)) ?? directory.byName(draft.name)[0] ?? null;
}

function draftOf(
  { row, picture, clearsBlanks }: CategoryToPlan,
  parentId: string | null | undefined,
  before: CategorySnapshot | null,
): CategoryDraft {
  const sortOrder = row.draft.sortOrder ?? (before ? undefined : row.position);
  const cleared = clearsBlanks ? row.blanks : {};
  return { ...row.draft, ...cleared, parentId, sortOrder, ...pictureOf(picture, before) };
}

/** A URL that has been fetched in the meantime keeps its picture. */
function pictureOf(
  picture: PictureDraft | undefined,
  before: CategorySnapshot | null,
): Pick<CategoryDraft, 'pictureId' | 'pictureSource'> {
  if (!picture) return {};
  const source = picture.source ?? null;
  const isFetched = source !== null && before?.pictureSource === source;
  return { pictureSource: source, pictureId: picture.pictureId ?? (isFetched ? before.pictureId : null) };
}
