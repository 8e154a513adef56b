import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { isKnownVisitor } from '../../graphql/known-visitor';

export const KnownProductsQuery = graphql(`
  query KnownProducts {
    knownProducts {
      productId
      orderedAt
      ownPartNumbers
    }
  }
`);

export type KnownProduct = NonNullable<ResultOf<typeof KnownProductsQuery>['knownProducts']>[number];

const NONE: ReadonlyMap<string, KnownProduct> = new Map();

/** What the signed-in customer bought before and calls by a number of their own: asked for once, whatever page it is shown on. */
export class KnownProductsStore {
  private known = NONE;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly client: Client) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly of = (productId: string): KnownProduct | undefined => this.known.get(productId);

  readonly hasBought = (): boolean => [...this.known.values()].some(({ orderedAt }) => orderedAt !== null);

  readonly hasOwnNumbers = (): boolean =>
    [...this.known.values()].some(({ ownPartNumbers }) => ownPartNumbers.length > 0);

  /** Reads them anew; a guest, and a shop that does not answer, leave nothing to be shown. */
  readonly load = async (): Promise<void> => {
    const answer = isKnownVisitor() ? await this.client.query(KnownProductsQuery, {}).toPromise() : null;
    const products = answer?.data?.knownProducts ?? [];
    this.known = new Map(products.map((product) => [product.productId, product]));
    for (const listener of this.listeners) listener();
  };
}
