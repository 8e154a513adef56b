import type { EntityManager } from 'typeorm';
import { slugify } from '../../kernel/turkish/fold.js';
import type { CategoryDraft, CategorySnapshot } from '../catalog-writing/index.js';
import { CategoryDirectory } from './category-directory.js';
import {
  type CategoryRow,
  type ParsedRow,
  type Place,
  rowProblem,
  type RowProblem,
} from '../catalog-sheet/index.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import type { ImportRun } from './import-run.js';
import type { PictureDraft } from './picture-intake.js';
import { faultyRow, notSaved, savedRow } from './row-outcome.js';
import { inTransaction, isFaultOfRow } from './row-saving.js';

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
  const saving = await inTransaction(run.dataSource, run.mode, async (manager) => {
    const directory = new CategoryDirectory(await run.writer.findCategories(manager));
    const attempt = new CategorySaving(run, manager, directory);
    for (const parsed of parentsFirst(prepared)) await attempt.save(parsed);
    return attempt;
  });
  run.directory = saving.directory;
  for (const parsed of prepared) {
    const outcome = saving.outcomes.get(parsed) ?? faultyRow('category', parsed);
    if (run.mode === 'rehearse' && outcome.outcome === 'added' && outcome.after) {
      run.rehearsedIds.add(outcome.after.id);
    }
    await run.tally.add(outcome);
  }
}

async function withPicture(run: ImportRun, parsed: ParsedRow<CategoryRow>): Promise<CategoryToSave> {
  if (parsed.row.picture === '') return parsed;
  const { pictures, warnings } = await run.pictures.take([parsed.row.picture], parsed.place);
  return { ...parsed, picture: pictures?.[0], warnings: [...parsed.warnings, ...warnings] };
}

function parentsFirst(rows: readonly CategoryToSave[]): CategoryToSave[] {
  const sound = rows.filter(({ problems }) => problems.length === 0);
  return [...sound.filter(({ row }) => !row.parent), ...sound.filter(({ row }) => row.parent)];
}

class CategorySaving {
  readonly outcomes = new Map<CategoryToSave, RowOutcome>();
  private readonly claimed = new Map<string, Place>();

  constructor(
    private readonly run: ImportRun,
    private readonly manager: EntityManager,
    readonly directory: CategoryDirectory,
  ) {}

  async save(parsed: CategoryToSave): Promise<void> {
    this.outcomes.set(parsed, await this.outcomeOf(parsed));
  }

  private async outcomeOf(parsed: CategoryToSave): Promise<RowOutcome> {
    const { row, place } = parsed;
    const parent = row.parent ? this.mainCategory(row.parent) : null;
    if (parent === undefined) {
      return faultyRow('category', parsed, this.unknownParent(row.parent ?? '', place));
    }
    const parentId = row.parent === undefined ? undefined : (parent?.id ?? null);
    const existing = this.match(row, parentId);
    const twin = existing && this.claimed.get(existing.id);
    if (twin) {
      return faultyRow(
        'category',
        parsed,
        rowProblem(place, `Kategori bu dosyada ${twin.rowNumber}. satırda da var`),
      );
    }
    try {
      const draft = draftOf(parsed, parentId, existing);
      const saved = await this.manager.transaction((nested) =>
        this.run.writer.saveCategory(nested, draft, existing),
      );
      this.claimed.set(saved.after.id, place);
      this.directory.put(saved.after);
      return savedRow('category', parsed, saved);
    } catch (error) {
      if (!isFaultOfRow(error)) throw error;
      return faultyRow('category', parsed, notSaved(place, IMPORT_TEXTS.categoryNotSaved, error));
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

  /** By its slug where one is given; else by name beside its siblings, or anywhere when the file tells no parents. */
  private match({ draft }: CategoryRow, parentId: string | null | undefined): CategorySnapshot | null {
    const bySlug = draft.slug && this.directory.bySlug(slugify(draft.slug));
    if (bySlug) return bySlug;
    if (parentId !== undefined) {
      return this.directory.byName(draft.name, this.directory.under(parentId))[0] ?? null;
    }
    return this.directory.bySlug(slugify(draft.name)) ?? this.directory.byName(draft.name)[0] ?? null;
  }
}

function draftOf(
  { row, picture }: CategoryToSave,
  parentId: string | null | undefined,
  existing: CategorySnapshot | null,
): CategoryDraft {
  const sortOrder = row.draft.sortOrder ?? (existing ? undefined : row.position);
  return { ...row.draft, parentId, sortOrder, ...pictureOf(picture, existing) };
}

/** An address that was fetched in the meantime keeps its picture. */
function pictureOf(
  picture: PictureDraft | undefined,
  existing: CategorySnapshot | null,
): Pick<CategoryDraft, 'pictureId' | 'pictureSource'> {
  if (!picture) return {};
  const source = picture.source ?? null;
  const isFetched = source !== null && existing?.pictureSource === source;
  return { pictureSource: source, pictureId: picture.pictureId ?? (isFetched ? existing.pictureId : null) };
}
