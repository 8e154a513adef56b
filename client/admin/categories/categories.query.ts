import { type Client } from '@urql/core';
import { type Params } from 'react-router-dom';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { ThemedPictureFragment } from '../../ui/media/picture';
import { prefetch } from '../navigation/prefetch';
import { RecordChangeFragment } from '../record/record';

const ListedCategoryFragment = graphql(
  `
    fragment ListedCategory on AdminCategory @_unmask {
      id
      version
      name
      slug
      parentId
      isActive
      sortOrder
      ownProductCount
      productCount
      picture {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

/** One category as the tree shows it. */
export type ListedCategory = ResultOf<typeof ListedCategoryFragment>;

export const CategoriesQuery = graphql(
  `
    query PanelCategories {
      adminCategories {
        ...ListedCategory
      }
      uncategorized: adminProducts(filter: { categoryIds: [""] }, take: 0) {
        total
        isTotalExact
      }
    }
  `,
  [ListedCategoryFragment],
);

const CategoryToEditFragment = graphql(`
  fragment CategoryToEdit on AdminCategory @_unmask {
    id
    version
    name
    slug
    description
    parentId
    isActive
    isArchived
    sortOrder
    picture {
      id
    }
    seo {
      title
      description
      keywords
    }
  }
`);

export type CategoryToEdit = ResultOf<typeof CategoryToEditFragment>;

export const CategoryQuery = graphql(
  `
    query PanelCategory($id: ID!) {
      adminCategory(id: $id) {
        ...CategoryToEdit
      }
      adminCategoryHistory(id: $id) {
        ...RecordChange
      }
    }
  `,
  [CategoryToEditFragment, RecordChangeFragment],
);

export const CreateCategoryMutation = graphql(
  `
    mutation CreateCategory($input: CategoryInput!) {
      createCategory(input: $input) {
        ...CategoryToEdit
      }
    }
  `,
  [CategoryToEditFragment],
);

export const UpdateCategoryMutation = graphql(
  `
    mutation UpdateCategory($input: UpdateCategoryInput!) {
      updateCategory(input: $input) {
        ...CategoryToEdit
      }
    }
  `,
  [CategoryToEditFragment],
);

export const MoveCategoryMutation = graphql(
  `
    mutation MoveCategory($input: MoveCategoryInput!) {
      moveCategory(input: $input) {
        ...ListedCategory
      }
    }
  `,
  [ListedCategoryFragment],
);

export const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($input: CategoryVersionInput!) {
    deleteCategory(input: $input) {
      products
      category {
        id
        version
      }
      subcategories {
        id
      }
    }
  }
`);

export const UndoCategoryDeletionMutation = graphql(`
  mutation UndoCategoryDeletion($input: CategoryVersionInput!) {
    undoCategoryDeletion(input: $input) {
      id
    }
  }
`);

/** An empty tree names no category that a change would read anew. */
export const CATEGORIES_CONTEXT = { additionalTypenames: ['AdminCategory'] };

/** Asks for the tree, and for the category that the address names. */
export function prefetchCategories(
  client: Client,
  _parameters: URLSearchParams,
  { categoryId }: Readonly<Params>,
): Promise<unknown> {
  return Promise.all([
    prefetch(client, CategoriesQuery, {}, CATEGORIES_CONTEXT),
    categoryId !== undefined && prefetch(client, CategoryQuery, { id: categoryId }),
  ]);
}
