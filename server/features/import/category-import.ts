import type { EntityManager } from 'typeorm';
import { slugify } from '../../kernel/turkish/fold.js';
import {
  type CategoryDraft,
  type CategoryRow,
  type CategorySnapshot,
  type ParsedRow,
  type Place,
  rowProblem,
  type RowProblem,
} from '../catalog/index.js';
import { CategoryDirectory } from './category-directory.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import type { ImportRun } from './import-run.js';
import type { PictureDraft } from './picture-loader.js';
import { failedRow, notSaved, savedRow } from './row-outcome.js';
import { inTransaction, isRowError } from './row-saving.js';

interface CategoryToSave extends ParsedRow<CategoryRow> {
  picture?: PictureDraft;
}

/** Applies the categories of a file in one transaction, parents first. */
export async function importCategories(
  run: ImportRun,
  rows: readonly ParsedRow<CategoryRow>[],
): Promise<void> {
  const prepared: CategoryToSave[] = [];
  for (const parsed of rows) prepared.push(await withPicture(run, parsed));
  const categoryImport = await inTransaction(run.dataSource, run.mode, async (transaction) => {
    const directory = new CategoryDirectory(await run.writer.findCategories(transaction));
    const attempt = new CategoryImport(run, transaction, directory);
    for (const parsed of parentsFirst(prepared)) await attempt.save(parsed);
    return attempt;
  });
  run.directory = categoryImport.directory;
  for (const parsed of prepared) {
    const outcome = categoryImport.outcomes.get(parsed) ?? failedRow('category', parsed);
    if (run.mode === 'dry-run' && outcome.outcome === 'added' && outcome.after) {
      run.dryRunIds.add(outcome.after.id);
    }
    await run.results.add(outcome);
  }
}

async function withPicture(run: ImportRun, parsed: ParsedRow<CategoryRow>): Promise<CategoryToSave> {
  if (parsed.row.picture === '') return parsed;
  const { pictures, warnings } = await run.pictures.load([parsed.row.picture], parsed.place);
  return { ...parsed, picture: pictures?.[0], warnings: [...parsed.warnings, ...warnings] };
}

function parentsFirst(rows: readonly CategoryToSave[]): CategoryToSave[] {
  const valid = rows.filter(({ problems }) => problems.length === 0);
  return [...valid.filter(({ row }) => !row.parent), ...valid.filter(({ row }) => row.parent)];
}

class CategoryImport {
  readonly outcomes = new Map<CategoryToSave, RowOutcome>();
  private readonly claimed = new Map<string, Place>();

  constructor(
    private readonly run: ImportRun,
    private readonly transaction: EntityManager,
    readonly directory: CategoryDirectory,
  ) {}

  async save(parsed: CategoryToSave): Promise<void> {
    this.outcomes.set(parsed, await this.outcomeOf(parsed));
  }

  private async outcomeOf(parsed: CategoryToSave): Promise<RowOutcome> {
    const { row, place } = parsed;
    const parent = row.parent ? this.mainCategory(row.parent) : null;
    if (parent === undefined) {
      return failedRow('category', parsed, this.unknownParent(row.parent ?? '', place));
    }
    const parentId = row.parent === undefined ? undefined : (parent?.id ?? null);
    const existing = this.match(row, parentId);
    const duplicate = existing && this.claimed.get(existing.id);
    if (duplicate) {
      return failedRow(
        'category',
        parsed,
        rowProblem(place, `Kategori bu dosyada ${duplicate.rowNumber}. satırda da var`),
      );
    }
    try {
      const draft = draftOf(parsed, parentId, existing);
      const saved = await this.transaction.transaction((nested) =>
        this.run.writer.saveCategory(nested, { draft, existing }, this.run.cause),
      );
      this.claimed.set(saved.after.id, place);
      this.directory.put(saved.after);
      return savedRow('category', withArchiveWarning(parsed, saved.after), saved);
    } catch (error) {
      if (!isRowError(error)) throw error;
      return failedRow('category', parsed, notSaved(place, IMPORT_TEXTS.categoryNotSaved, error));
    }
  }

  private mainCategory(name: string): CategorySnapshot | undefined {
    const main = this.directory.under(null);
    return this.directory.byName(name, main)[0] ?? main.find(({ slug }) => slug === slugify(name));
  }

  private unknownParent(name: string, place: Place): RowProblem {
    const nearest = this.directory.nearest(name);
    return rowProblem(place, `Üst kategori bulunamadı: ${name}`, {
      columns: ['Ust_Kategori'],
      advice: nearest && `En yakın: ${nearest}`,
    });
  }

  /** Matches by slug if given, else by name among the siblings, or anywhere when the file has no parent column. */
  private match({ draft }: CategoryRow, parentId: string | null | undefined): CategorySnapshot | null {
    const bySlug = draft.slug && this.directory.bySlug(slugify(draft.slug));
    if (bySlug) return bySlug;
    if (parentId !== undefined) {
      return this.directory.byName(draft.name, this.directory.under(parentId))[0] ?? null;
    }
    return this.directory.bySlug(slugify(draft.name)) ?? this.directory.byName(draft.name)[0] ?? null;
  }
}

function withArchiveWarning(parsed: CategoryToSave, { isArchived }: CategorySnapshot): CategoryToSave {
  if (!isArchived) return parsed;
  return {
    ...parsed,
    warnings: [...parsed.warnings, rowProblem(parsed.place, IMPORT_TEXTS.categoryArchived)],
  };
}

function draftOf(
  { row, picture }: CategoryToSave,
  parentId: string | null | undefined,
  existing: CategorySnapshot | null,
): CategoryDraft {
  const sortOrder = row.draft.sortOrder ?? (existing ? undefined : row.position);
  return { ...row.draft, parentId, sortOrder, ...pictureOf(picture, existing) };
}

/** A URL that has been fetched in the meantime keeps its picture. */
function pictureOf(
  picture: PictureDraft | undefined,
  existing: CategorySnapshot | null,
): Pick<CategoryDraft, 'pictureId' | 'pictureSource'> {
  if (!picture) return {};
  const source = picture.source ?? null;
  const isFetched = source !== null && existing?.pictureSource === source;
  return { pictureSource: source, pictureId: picture.pictureId ?? (isFetched ? existing.pictureId : null) };
}
