import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import { COPY_PARAMETER } from '../../../path-parameters';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';
import { productsFilter, readProductsState } from '../products-state';

const RelatedFragment = graphql(`
  fragment RelatedToEdit on AdminRelatedProduct @_unmask {
    id
    name
    sku
    isArchived
  }
`);

const ProductToEditFragment = graphql(
  `
    fragment ProductToEdit on AdminProduct @_unmask {
      id
      version
      slug
      name
      sku
      brand
      model
      category {
        id
        name
      }
      basePrice
      stockQuantity
      inStock
      unit
      isNew
      isFeatured
      isMadeToMeasure
      rating
      reviewCount
      isArchived
      isPublic
      updatedAt
      shortDescription
      description
      minOrderQuantity
      deliveryTime
      warranty
      certifications
      features
      applications
      tags
      seo {
        title
        description
        keywords
      }
      technicalSpecs {
        name
        value
        unit
        group
      }
      attributes {
        id
        name
        type
        variations {
          id
          name
          value
          price
          stock
          sku
        }
      }
      pictures {
        picture {
          id
          darkUrl(width: 480)
        }
        source
        alt
      }
      documents {
        fileId
        kind
        language
        title
        bytes
      }
      successor {
        ...RelatedToEdit
      }
      equivalents {
        ...RelatedToEdit
      }
      spareParts {
        ...RelatedToEdit
      }
      updatedBy {
        name
      }
    }
  `,
  [RelatedFragment],
);

export type ProductToEdit = ResultOf<typeof ProductToEditFragment>;

export const PanelProductQuery = graphql(
  `
    query PanelProduct($id: ID!) {
      adminProduct(id: $id) {
        ...ProductToEdit
      }
      adminProductHistory(id: $id) {
        ...RecordChange
      }
    }
  `,
  [ProductToEditFragment, RecordChangeFragment],
);

/** What the form offers to choose from. */
export const ProductFormQuery = graphql(`
  query ProductForm {
    adminCategories {
      id
      name
      parentId
      isActive
      isArchived
    }
    siteSettings {
      siteName
      taxRate
    }
  }
`);

export const FormSuggestionsQuery = graphql(`
  query FormSuggestions($categoryId: ID) {
    productFormSuggestions(categoryId: $categoryId) {
      specs {
        name
        unit
        group
      }
      brands
      units
      attributes
      certifications
      tags
    }
  }
`);

export const ProductNeighborsQuery = graphql(`
  query ProductNeighbors($id: ID!, $filter: AdminProductFilter, $sort: AdminProductSort!) {
    adminProductNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

export const CreateProductMutation = graphql(
  `
    mutation CreateProduct($input: ProductInput!) {
      createProduct(input: $input) {
        ...ProductToEdit
      }
    }
  `,
  [ProductToEditFragment],
);

export const UpdateProductMutation = graphql(
  `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        ...ProductToEdit
      }
    }
  `,
  [ProductToEditFragment],
);

export const ArchiveProductMutation = graphql(
  `
    mutation ArchiveProduct($input: ProductVersionInput!) {
      archiveProduct(input: $input) {
        ...ProductToEdit
      }
    }
  `,
  [ProductToEditFragment],
);

export const RestoreProductMutation = graphql(
  `
    mutation RestoreProduct($input: ProductVersionInput!) {
      restoreProduct(input: $input) {
        ...ProductToEdit
      }
    }
  `,
  [ProductToEditFragment],
);

export const RestoreProductVersionMutation = graphql(
  `
    mutation RestoreProductVersion($input: RestoreProductVersionInput!) {
      restoreProductVersion(input: $input) {
        ...ProductToEdit
      }
    }
  `,
  [ProductToEditFragment],
);

export type ProductInput = VariablesOf<typeof CreateProductMutation>['input'];

export function neighborVariables(id: string, parameters: URLSearchParams) {
  const state = readProductsState(parameters);
  return { id, filter: productsFilter(state), sort: state.sort };
}

/** Asks for what a form shows, for the screen to find. */
export async function prefetchProduct(
  client: Client,
  parameters: URLSearchParams,
  { productId }: Readonly<Params>,
): Promise<null> {
  const id = productId ?? parameters.get(COPY_PARAMETER);
  await Promise.all([
    prefetch(client, ProductFormQuery, {}),
    id && prefetch(client, PanelProductQuery, { id }),
    productId && prefetch(client, ProductNeighborsQuery, neighborVariables(productId, parameters)),
  ]);
  return null;
}
