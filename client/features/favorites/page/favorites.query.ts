import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ThemedPictureFragment } from '../../../ui/media/picture';
import { FavoriteProductFragment } from '../heart/favorite-button';

const CurrentProductFragment = graphql(
  `
    fragment CurrentProduct on Product @_unmask {
      id
      slug
      name
      model
      brand {
        name
      }
      defaultPrice
      priceOnRequest
      inStock
      minOrderQuantity
      unit
      pictures(first: 1) {
        ...ThemedPicture
      }
      ...FavoriteProduct
    }
  `,
  [ThemedPictureFragment, FavoriteProductFragment],
);

/** A product of a list as it is sold now. */
export type CurrentProduct = ResultOf<typeof CurrentProductFragment>;

export const FavoriteListsQuery = graphql(
  `
    query FavoriteLists($id: ID) {
      favoriteLists {
        id
        name
        size
        shareToken
      }
      favoriteList(id: $id) {
        id
        items {
          productId
          productName
          productSlug
          priceWhenAdded
          wasInStock
          addedAt
          product {
            ...CurrentProduct
          }
        }
      }
    }
  `,
  [CurrentProductFragment],
);

export type FavoriteListEntry = ResultOf<typeof FavoriteListsQuery>['favoriteLists'][number];

/** For browsers that keep a list of their own. */
export const GuestFavoritesQuery = graphql(
  `
    query GuestFavorites($ids: [ID!]!) {
      favoriteProducts(ids: $ids) {
        ...CurrentProduct
      }
    }
  `,
  [CurrentProductFragment],
);

export const AddToListMutation = graphql(`
  mutation AddToList($listId: ID, $productIds: [ID!]!) {
    list: addFavorites(input: { listId: $listId, productIds: $productIds }) {
      id
    }
  }
`);

export const RemoveFromListMutation = graphql(`
  mutation RemoveFromList($listId: ID, $productIds: [ID!]!) {
    list: removeFavorites(input: { listId: $listId, productIds: $productIds }) {
      id
    }
  }
`);

export const AddListMutation = graphql(`
  mutation AddList($name: String!) {
    list: addFavoriteList(input: { name: $name }) {
      id
    }
  }
`);

export const RenameListMutation = graphql(`
  mutation RenameList($id: ID!, $name: String!) {
    list: renameFavoriteList(id: $id, input: { name: $name }) {
      id
    }
  }
`);

export const DeleteListMutation = graphql(`
  mutation DeleteList($id: ID!) {
    deleteFavoriteList(id: $id)
  }
`);

export const ShareListMutation = graphql(`
  mutation ShareList($id: ID!, $isShared: Boolean!) {
    list: shareFavoriteList(id: $id, isShared: $isShared) {
      id
    }
  }
`);
