import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { runQuery } from '../../../graphql/query';
import { ThemedPictureFragment } from '../../../ui/media/picture';

const AskedProductFragment = graphql(
  `
    fragment AskedProduct on Product @_unmask {
      id
      slug
      name
      model
      sku
      brand {
        name
      }
      unit
      minOrderQuantity
      basePrice
      attributes {
        id
        name
        variations {
          id
          name
          price
          stock
          sku
        }
      }
      pictures(first: 1) {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

const AskedProductQuery = graphql(
  `
    query AskedProduct($slug: String!) {
      product(slug: $slug) {
        ...AskedProduct
      }
    }
  `,
  [AskedProductFragment],
);

/** Only what a pasted code is compared with: the product itself follows. */
export const CodedProductsQuery = graphql(`
  query CodedProducts($filter: ProductFilter!) {
    products(filter: $filter, take: 6) {
      items {
        slug
        sku
        model
      }
    }
  }
`);

/** A product that a line asks for. */
export type AskedProduct = NonNullable<ResultOf<typeof AskedProductQuery>['product']>;

/** Null when there is no such product. */
export async function askedProduct(client: Client, slug: string): Promise<AskedProduct | null> {
  return (await runQuery(client, AskedProductQuery, { slug })).product;
}

/** What the shop finds for a code, best first. */
export async function codedProducts(client: Client, code: string) {
  return (await runQuery(client, CodedProductsQuery, { filter: { text: code } })).products.items;
}
