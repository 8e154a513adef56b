import { type APIRequestContext } from '@playwright/test';

/** The first product of the demo catalog that matches, found through the public API. */
export async function findProduct(
  request: APIRequestContext,
  matches: (product: CatalogProduct) => boolean,
): Promise<CatalogProduct> {
  for (let skip = 0; ; skip += 100) {
    const response = await request.post('/graphql', { data: { query: CATALOG, variables: { skip } } });
    const { data } = (await response.json()) as {
      data: { products: { items: CatalogProduct[]; total: number } };
    };
    const found = data.products.items.find(matches);
    if (found) return found;
    if (skip + 100 >= data.products.total) throw new Error('The demo catalog has no such product');
  }
}

export interface CatalogProduct {
  slug: string;
  name: string;
  /** Net kuruş. */
  basePrice: number;
  priceOnRequest: boolean;
  minOrderQuantity: number;
  pictures: { darkUrl: string | null }[];
  attributes: { name: string; variations: { name: string; price: number; stock: number }[] }[];
}

const CATALOG = `query ($skip: Int!) {
  products(skip: $skip, take: 100) {
    total
    items {
      slug name basePrice priceOnRequest minOrderQuantity
      pictures { darkUrl(width: 160) }
      attributes { name variations { name price stock } }
    }
  }
}`;

/** Without choices and minimum quantity: one click adds one unit to the cart. */
export function isSoldSingly({ priceOnRequest, minOrderQuantity, attributes }: CatalogProduct): boolean {
  return !priceOnRequest && minOrderQuantity === 1 && attributes.length === 0;
}

export function isSoldByMore({ priceOnRequest, minOrderQuantity }: CatalogProduct): boolean {
  return !priceOnRequest && minOrderQuantity > 1;
}
