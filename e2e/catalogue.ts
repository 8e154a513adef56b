import { type APIRequestContext } from '@playwright/test';

/** A product of the demo catalogue that fulfils what a test needs, found as a visitor's program would. */
export async function findProduct(
  request: APIRequestContext,
  wanted: (product: CatalogueProduct) => boolean,
): Promise<CatalogueProduct> {
  for (let skip = 0; ; skip += 100) {
    const answer = await request.post('/graphql', { data: { query: CATALOGUE, variables: { skip } } });
    const { data } = (await answer.json()) as {
      data: { products: { items: CatalogueProduct[]; total: number } };
    };
    const found = data.products.items.find(wanted);
    if (found) return found;
    if (skip + 100 >= data.products.total) throw new Error('The demo catalogue has no such product');
  }
}

export interface CatalogueProduct {
  slug: string;
  name: string;
  /** Net kuruş. */
  basePrice: number;
  priceOnRequest: boolean;
  minOrderQuantity: number;
  pictures: { darkUrl: string | null }[];
  attributes: { name: string; variations: { name: string; price: number; stock: number }[] }[];
}

const CATALOGUE = `query ($skip: Int!) {
  products(skip: $skip, take: 100) {
    total
    items {
      slug name basePrice priceOnRequest minOrderQuantity
      pictures { darkUrl(width: 160) }
      attributes { name variations { name price stock } }
    }
  }
}`;

/** Nothing to choose and no smallest order: one press puts one unit into the cart. */
export function isSoldSingly({ priceOnRequest, minOrderQuantity, attributes }: CatalogueProduct): boolean {
  return !priceOnRequest && minOrderQuantity === 1 && attributes.length === 0;
}

export function isSoldByMore({ priceOnRequest, minOrderQuantity }: CatalogueProduct): boolean {
  return !priceOnRequest && minOrderQuantity > 1;
}
