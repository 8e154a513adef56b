import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { keepPictures } from '../../../kernel/files/kept-pictures.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { categoryInvalid } from '../drafts/catalog-draft.refusals.js';
import type { CategoryDraft, CategorySnapshot } from '../drafts/category.draft.js';
import { CatalogWriter } from '../writing/catalog.writer.js';
import { CATEGORY_SLUGS, refuseFormerSlug } from '../writing/slugs.js';
import type { CategoryInput, MoveCategoryInput, UpdateCategoryInput } from './category.input.js';
import { lastPlace, placed } from './category.places.js';

/** What staff and programs do with one category; each returns its id. */
@Injectable()
export class CategoryCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly writer: CatalogWriter,
  ) {}

  /**
   * Adds a category, last among its siblings unless the input gives it a place.
   *
   * @throws CATEGORY_INVALID, CATEGORY_NOT_FOUND (the parent), CATEGORY_TOO_DEEP, SLUG_FORMERLY_USED
   */
  create(input: CategoryInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      await refuseFormerSlug(transaction, CATEGORY_SLUGS, input);
      await keepPictures(transaction, pictureIdsOf(input));
      const known = await this.writer.knownCategories(transaction);
      const given = draftOf(input, null);
      const draft = { ...given, sortOrder: given.sortOrder ?? lastPlace(known, given.parentId ?? null) };
      return (await this.writer.saveCategory(transaction, { draft, existing: null, known }, cause)).after.id;
    });
  }

  /** @throws CATEGORY_NOT_FOUND, VERSION_CONFLICT, and what `create` throws */
  update({ category: input, ...expected }: UpdateCategoryInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      const existing = await this.writer.categoryAt(transaction, expected);
      await refuseFormerSlug(transaction, CATEGORY_SLUGS, input, existing.id);
      await keepPictures(transaction, pictureIdsOf(input));
      await this.writer.saveCategory(transaction, { draft: draftOf(input, existing), existing }, cause);
      return existing.id;
    });
  }

  /**
   * Gives a category its place, and its siblings theirs.
   *
   * @throws CATEGORY_NOT_FOUND (it, the parent or the sibling), VERSION_CONFLICT, CATEGORY_TOO_DEEP
   */
  move({ parentId = null, beforeId = null, ...expected }: MoveCategoryInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      const moved = await this.writer.categoryAt(transaction, expected);
      const known = await this.writer.knownCategories(transaction);
      const ordered = placed(known, { moved, parentId, beforeId });
      for (const [sortOrder, category] of ordered.entries()) {
        const draft = { name: category.name, parentId, sortOrder };
        await this.writer.saveCategory(
          transaction,
          { draft, existing: category, known },
          cause,
          'by the caller',
        );
      }
      await this.dataVersions.bump(transaction, 'catalog');
      return moved.id;
    });
  }
}

const pictureIdsOf = ({ pictureId }: CategoryInput) => (pictureId ? [pictureId] : []);

/** What the form asks for, though an import does not. */
function draftOf(input: CategoryInput, existing: CategorySnapshot | null): CategoryDraft {
  const {
    name,
    slug,
    description,
    isActive,
    sortOrder,
    seoKeywords,
    takesFormerSlug: _takes,
    ...nullable
  } = input;
  const isMissing = existing === null && description === undefined;
  if (isMissing || description === '' || description === null) {
    throw categoryInvalid({ field: 'description', reason: 'Açıklama boş olamaz.' });
  }
  return {
    ...nullable,
    name: name ?? existing?.name ?? '',
    slug: slug ?? undefined,
    description,
    isActive: isActive ?? undefined,
    sortOrder: sortOrder ?? undefined,
    seoKeywords: seoKeywords ?? undefined,
  };
}
