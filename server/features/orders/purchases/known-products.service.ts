import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { CatalogQueries, type ProductListArgs, ProductListService } from '../../catalog/index.js';
import { type OwnPartNumber, ownNumberKey, OwnPartNumbers } from '../../quotes/index.js';
import { BoughtProducts } from './bought-products.queries.js';
import type { BoughtProductList, KnownProduct, OwnNumberMatch } from './known-product.type.js';

/** Numbers are shorter, too. */
const MAX_TEXT_LENGTH = 60;
/** A shorter text is in too many numbers. */
const MIN_KEY_LENGTH = 3;
const MAX_MATCHES = 5;

/** Which products a customer knows already: by their orders, and by part numbers of their own. */
@Injectable()
export class KnownProducts {
  constructor(
    private readonly bought: BoughtProducts,
    private readonly ownNumbers: OwnPartNumbers,
    private readonly catalog: CatalogQueries,
    private readonly lists: ProductListService,
  ) {}

  /** Of a customer; what was bought last first. */
  async of(actor: Actor): Promise<KnownProduct[]> {
    const [bought, numbers] = await Promise.all([this.bought.of(actor), this.ownNumbers.of(actor)]);
    const writtenOf = numbersByProduct([...numbers.values()]);
    const known = bought.map((product) => ({
      ...product,
      ownPartNumbers: writtenOf.get(product.productId) ?? [],
    }));
    const boughtIds = new Set(bought.map(({ productId }) => productId));
    const numberedAlone = [...writtenOf].filter(([productId]) => !boughtIds.has(productId));
    return [
      ...known,
      ...numberedAlone.map(([productId, ownPartNumbers]) => ({ productId, orderedAt: null, ownPartNumbers })),
    ];
  }

  /** Those on sale that a customer bought, filtered and sorted as the list of all products is. */
  async listBought(actor: Actor, { filter, sort, skip, take }: ProductListArgs): Promise<BoughtProductList> {
    const ids = (await this.bought.of(actor)).map(({ productId }) => productId);
    return this.lists.listAmong(ids, { filter: filter ?? {}, sort: sort ?? null, skip, take });
  }

  /**
   * Products on sale whose own part number of this customer is the text, before those where it begins with it; case and punctuation do not matter. Empty for
   * anybody but a customer.
   */
  async byOwnNumber(actor: Actor, text: string): Promise<OwnNumberMatch[]> {
    const key = ownNumberKey(text.slice(0, MAX_TEXT_LENGTH));
    if (key.length < MIN_KEY_LENGTH) return [];
    const numbers = [...(await this.ownNumbers.of(actor))].filter(([known]) => known.startsWith(key));
    numbers.sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
    const first = numbers.slice(0, MAX_MATCHES).map(([, number]) => number);
    const products = await this.catalog.productsById([...new Set(first.map(({ productId }) => productId))]);
    const byId = new Map(products.map((product) => [product.id, product]));
    return first.flatMap(({ written, productId }) => {
      const product = byId.get(productId);
      return product ? [{ ownPartNumber: written, product }] : [];
    });
  }
}

function numbersByProduct(numbers: readonly OwnPartNumber[]): Map<string, string[]> {
  const byProduct = new Map<string, string[]>();
  for (const { written, productId } of numbers) {
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), written]);
  }
  return byProduct;
}
