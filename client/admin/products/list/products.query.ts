import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ThemedPictureFragment } from '../../../ui/media/picture';

export const ProductRowFragment = graphql(
  `
    fragment ProductRow on AdminProductRow {
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
      picture {
        ...ThemedPicture
      }
      basePrice
      stockQuantity
      inStock
      unit
      choiceStock
      isNew
      isFeatured
      isPublic
      isArchived
      rating
      reviewCount
      gaps
      createdAt
      updatedAt
    }
  `,
  [ThemedPictureFragment],
);

/** One product as the list shows it. */
export type ProductRow = ResultOf<typeof ProductRowFragment>;

export const PanelProductsQuery = graphql(
  `
    query PanelProducts($filter: AdminProductFilter, $sort: AdminProductSort!, $skip: Int!, $take: Int!) {
      adminProducts(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...ProductRow
        }
      }
    }
  `,
  [ProductRowFragment],
);

/** What products are narrowed to, and what is told of a price. */
export const ProductOptionsQuery = graphql(`
  query ProductOptions {
    adminCategories {
      id
      parentId
      name
      isActive
    }
    adminBrands
    siteSettings {
      taxRate
    }
  }
`);

/** Products by their ids, wherever they stand. */
export const ProductsByIdQuery = graphql(
  `
    query ProductsById($ids: [ID!]!, $take: Int!) {
      adminProducts(filter: { ids: $ids, states: [PUBLIC, HIDDEN, ARCHIVED] }, take: $take) {
        items {
          id
          ...ProductRow
        }
      }
    }
  `,
  [ProductRowFragment],
);
