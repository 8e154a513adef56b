import { graphql } from '../../../../graphql/graphql';
import { RecordChangeFragment } from '../../../record/record';

export const EditProductMutation = graphql(`
  mutation EditListedProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      id
      version
      basePrice
      stockQuantity
    }
  }
`);

export const ProductHistoryQuery = graphql(
  `
    query ListedProductHistory($id: ID!) {
      adminProductHistory(id: $id) {
        ...RecordChange
      }
    }
  `,
  [RecordChangeFragment],
);
