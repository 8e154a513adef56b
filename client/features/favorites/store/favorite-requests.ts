import { type Client } from '@urql/core';
import { graphql } from '../../../graphql/graphql';

const FavoriteIdsQuery = graphql(`
  query FavoriteIds {
    favoriteIds
  }
`);

const AddHeartsMutation = graphql(`
  mutation AddHearts($productIds: [ID!]!) {
    list: addFavorites(input: { productIds: $productIds }) {
      id
    }
  }
`);

const RemoveHeartMutation = graphql(`
  mutation RemoveHeart($productIds: [ID!]!) {
    list: removeFavorites(input: { productIds: $productIds }) {
      id
    }
  }
`);

/** What the hearts of a customer ask of the shop. They reject with urql's CombinedError. */
export interface FavoriteRequests {
  /** Null for a guest. */
  readonly ids: () => Promise<readonly string[] | null>;
  readonly add: (productIds: readonly string[]) => Promise<void>;
  readonly remove: (productId: string) => Promise<void>;
}

export function favoriteRequests(client: Client): FavoriteRequests {
  return {
    ids: async () => {
      const { data, error } = await client.query(FavoriteIdsQuery, {}).toPromise();
      if (error) throw error;
      return data?.favoriteIds ?? null;
    },
    add: async (productIds) => {
      const { error } = await client.mutation(AddHeartsMutation, { productIds: [...productIds] }).toPromise();
      if (error) throw error;
    },
    remove: async (productId) => {
      const { error } = await client.mutation(RemoveHeartMutation, { productIds: [productId] }).toPromise();
      if (error) throw error;
    },
  };
}
