import { graphql, type ResultOf } from '../../graphql/graphql';
import { ThemedPictureFragment } from '../../ui/media/picture';

const MaterialProductFragment = graphql(
  `
    fragment MaterialProduct on Product @_unmask {
      id
      slug
      name
      model
      sku
      brand {
        name
      }
      defaultPrice
      priceOnRequest
      inStock
      stockQuantity
      minOrderQuantity
      unit
      attributes {
        id
      }
      pictures(first: 1) {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

export const MaterialListQuery = graphql(
  `
    query MaterialList($id: ID!) {
      materialList(id: $id) {
        id
        fileName
        sheetName
        rowCount
        skippedCount
        skippedRows {
          row
          text
        }
        matchedAt
        expiresAt
        lines {
          place
          status
          productId
          askedQuantity
          quantity
          unit
          date
          rows {
            row
            text
            quantity
            count
            isRoundedUp
          }
          candidates {
            reason
            matched
            missing
            product {
              ...MaterialProduct
            }
          }
        }
      }
    }
  `,
  [MaterialProductFragment],
);

export type MaterialList = NonNullable<ResultOf<typeof MaterialListQuery>['materialList']>;
export type MaterialLine = MaterialList['lines'][number];
export type MaterialCandidate = MaterialLine['candidates'][number];

export const MatchListMutation = graphql(`
  mutation MatchList($text: String!) {
    list: matchMaterialList(input: { text: $text }) {
      id
    }
  }
`);

export const RematchListMutation = graphql(`
  mutation RematchList($id: ID!) {
    list: rematchMaterialList(id: $id) {
      id
    }
  }
`);

export const UpdateLineMutation = graphql(`
  mutation UpdateMaterialLine($id: ID!, $place: Int!, $input: MaterialLineInput!) {
    list: updateMaterialLine(id: $id, place: $place, input: $input) {
      id
    }
  }
`);
