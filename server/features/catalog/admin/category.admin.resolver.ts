import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { AdminCategoryReader } from './admin-category.reader.js';
import { AdminCategory, CategoryDeletion } from './admin-category.type.js';
import { CategoryCommands } from './category.commands.js';
import { CategoryDeletions } from './category-deletion.service.js';
import {
  CategoryInput,
  CategoryVersionInput,
  MoveCategoryInput,
  UpdateCategoryInput,
} from './category.input.js';

const CATEGORY_ID = { type: () => Id, description: 'Id of the category.' };
const AT_VERSION = { type: () => CategoryVersionInput, description: 'The category and its version.' };

/** Categories as staff and programs keep them. */
@BackOfficeOnly('catalog')
@Resolver()
export class CategoryAdminResolver {
  constructor(
    private readonly reader: AdminCategoryReader,
    private readonly commands: CategoryCommands,
    private readonly deletions: CategoryDeletions,
  ) {}

  @Query(() => [AdminCategory], {
    description: 'All categories that are not deleted: main ones first, each level in its order.',
  })
  adminCategories(): Promise<AdminCategory[]> {
    return this.reader.all();
  }

  @Query(() => AdminCategory, { nullable: true, description: 'Any category, deleted ones too.' })
  adminCategory(@Args('id', CATEGORY_ID) id: string): Promise<AdminCategory | null> {
    return this.reader.find(id);
  }

  @Query(() => [RecordChangeType], {
    description: 'Who changed what of a category, newest first, at most 100 versions back.',
  })
  async adminCategoryHistory(@Args('id', CATEGORY_ID) id: string): Promise<RecordChangeType[]> {
    return (await this.reader.history(id)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => AdminCategory, { description: 'Adds a category; name and description are needed.' })
  async createCategory(
    @Args('input', { type: () => CategoryInput, description: 'Its fields; the others get their defaults.' })
    input: CategoryInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminCategory> {
    return this.reader.get(await this.commands.create(input, cause));
  }

  @Mutation(() => AdminCategory, {
    description: 'Changes fields of a category. VERSION_CONFLICT names those that others changed meanwhile.',
  })
  async updateCategory(
    @Args('input', { type: () => UpdateCategoryInput, description: 'The category, its version, the fields.' })
    input: UpdateCategoryInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminCategory> {
    return this.reader.get(await this.commands.update(input, cause));
  }

  @Mutation(() => [AdminCategory], {
    description:
      'Moves a category below another main one or to another place; all of them as they stand now.',
  })
  async moveCategory(
    @Args('input', { type: () => MoveCategoryInput, description: 'The category, its version, its place.' })
    input: MoveCategoryInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminCategory[]> {
    await this.commands.move(input, cause);
    return this.reader.all();
  }

  @Mutation(() => CategoryDeletion, {
    description:
      'Deletes a category: its products stay and become «Kategorisiz», its subcategories become main ones.',
  })
  async deleteCategory(
    @Args('input', AT_VERSION) input: CategoryVersionInput,
    @CurrentCause() cause: Cause,
  ): Promise<CategoryDeletion> {
    const { id, products, subcategoryIds } = await this.deletions.delete(input, cause);
    const [category, subcategories] = await Promise.all([
      this.reader.get(id),
      this.reader.some(subcategoryIds),
    ]);
    return { category, products, subcategories };
  }

  @Mutation(() => AdminCategory, {
    description:
      'Undoes the deletion of a category, for the products and subcategories that nobody changed since.',
  })
  async undoCategoryDeletion(
    @Args('input', AT_VERSION) input: CategoryVersionInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminCategory> {
    return this.reader.get(await this.deletions.undo(input, cause));
  }
}
