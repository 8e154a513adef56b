import { type APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';

export interface CatalogProduct {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** Net kuruş. */
  readonly basePrice: number;
  readonly priceOnRequest: boolean;
  readonly minOrderQuantity: number;
  readonly inStock: boolean;
  readonly pictures: readonly { readonly url: string; readonly darkUrl: string | null }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly variations: readonly {
      readonly name: string;
      readonly price: number | null;
      readonly stock: number;
    }[];
  }[];
}

interface CatalogCategory {
  readonly slug: string;
  readonly name: string;
}

/** What the shop under test sells, so that a test names the kind of product it needs and not one of the demo. */
export class Catalog {
  private constructor(
    private readonly products: readonly CatalogProduct[],
    /** Main categories with products, in the order of the shop. */
    readonly categories: readonly CatalogCategory[],
  ) {}

  static async read(request: APIRequestContext): Promise<Catalog> {
    const products: CatalogProduct[] = [];
    for (;;) {
      const page = await sendGraphql<CatalogPage>(request, CATALOG, { skip: products.length });
      products.push(...page.products.items);
      if (products.length < page.products.total) continue;
      return new Catalog(
        products,
        page.categories.filter(({ productCount }) => productCount > 0),
      );
    }
  }

  /** The first product that matches. */
  find(matches: (product: CatalogProduct) => boolean): CatalogProduct {
    const found = this.products.find(matches);
    if (!found) throw new Error('The catalog has no such product');
    return found;
  }

  get anyProduct(): CatalogProduct {
    return this.find(() => true);
  }

  get category(): CatalogCategory {
    const [first] = this.categories;
    if (!first) throw new Error('The catalog has no category with products');
    return first;
  }

  /** A word from the names of products, in lower case. */
  word(matches: RegExp): string {
    const words = this.products.flatMap(({ name }) => name.toLocaleLowerCase('tr').match(/\p{L}+/gu));
    const found = words.find((word) => word !== null && matches.test(word));
    if (!found) throw new Error(`No product has a word like ${String(matches)} in its name`);
    return found;
  }
}

interface CatalogPage {
  readonly products: { readonly items: readonly CatalogProduct[]; readonly total: number };
  readonly categories: readonly (CatalogCategory & { readonly productCount: number })[];
}

const CATALOG = `query ($skip: Int!) {
  categories { slug name productCount }
  products(skip: $skip, take: 50) {
    total
    items {
      id sku slug name basePrice priceOnRequest minOrderQuantity inStock
      pictures { url(width: 160) darkUrl(width: 160) }
      attributes { name variations { name price stock } }
    }
  }
}`;

/** Without choices and minimum quantity: one click adds one unit to the cart. */
export function isSoldSingly(product: CatalogProduct): boolean {
  return isInStock(product) && product.minOrderQuantity === 1 && product.attributes.length === 0;
}

export function isSoldByMore(product: CatalogProduct): boolean {
  return isInStock(product) && product.minOrderQuantity > 1;
}

/** With a choice of two or more, the second at a price and in stock. */
export function hasVariations(product: CatalogProduct): boolean {
  const [, second] = product.attributes[0]?.variations ?? [];
  return (
    isInStock(product) &&
    product.minOrderQuantity === 1 &&
    second !== undefined &&
    (second.price ?? 0) > 0 &&
    second.stock > 0
  );
}

export function isPricedOnRequest({ priceOnRequest }: CatalogProduct): boolean {
  return priceOnRequest;
}

function isInStock({ priceOnRequest, inStock }: CatalogProduct): boolean {
  return !priceOnRequest && inStock;
}
