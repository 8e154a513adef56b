import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CatalogWriter, type KnownCategories } from '../../catalog/index.js';
import { CategoryDirectory } from '../matching/category-directory.js';
import { type CategoryToPlan, meantCategory } from '../planning/category.plan.js';
import { shownPart } from '../planning/row-item.js';
import type { ImportItem } from '../rows/import-items.js';
import { ImportOutcomes, type RowOutcome } from '../rows/import-outcomes.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import { failedOutcome, outdatedOutcome, savedOutcome } from './outcome-of.js';
import { isOutdated } from './planned-draft.js';
import { isRowError, notSaved } from '../rows/savepoints.js';

export interface CategoryToApply extends CategoryToPlan {
  item: ImportItem;
}

interface Applying {
  known: KnownCategories;
  directory: CategoryDirectory;
  fetchedOnly: ReadonlySet<string>;
  cause: Cause;
}

/** Writes categories of a file. */
@Injectable()
export class CategoryApplying {
  constructor(
    private readonly writer: CatalogWriter,
    private readonly outcomes: ImportOutcomes,
  ) {}

  /** @param rows parents before their children */
  async apply(
    transaction: EntityManager,
    rows: readonly CategoryToApply[],
    cause: Cause,
  ): Promise<RowOutcome[]> {
    const known = await this.writer.knownCategories(transaction);
    const categories = known.all();
    const directory = new CategoryDirectory(categories);
    const fetchedOnly = await this.outcomes.fetchedOnly(
      transaction,
      rows.map(({ item }) => item),
      new Map(categories.map((category) => [category.id, category])),
    );
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      outcomes.push(await this.outcomeOf(transaction, row, { known, directory, fetchedOnly, cause }));
    }
    return outcomes;
  }

  private async outcomeOf(
    transaction: EntityManager,
    row: CategoryToApply,
    { known, directory, fetchedOnly, cause }: Applying,
  ): Promise<RowOutcome> {
    const { item } = row;
    const meant = meantCategory(row, directory);
    if ('problem' in meant) return failedOutcome(item, meant.problem);
    const { before: existing } = meant;
    if (isOutdated(item, existing, fetchedOnly)) return outdatedOutcome(item, row.place);
    const draft = shownPart(meant.draft, item, existing);
    try {
      const saved = await transaction.transaction((nested) =>
        this.writer.saveCategory(nested, { draft, existing, known }, cause, 'by the caller'),
      );
      directory.put(saved.after);
      return savedOutcome(item, saved);
    } catch (error) {
      if (!isRowError(error)) throw error;
      return failedOutcome(item, notSaved(row.place, IMPORT_TEXTS.categoryNotSaved, error));
    }
  }
}
