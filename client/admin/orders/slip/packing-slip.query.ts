import { type Client } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';

export const PackingSlipQuery = graphql(`
  query PackingSlip($id: ID!) {
    siteSettings {
      siteName
    }
    adminOrder(id: $id) {
      number
      createdAt
      notes
      user {
        name
        company
        phone
      }
      shippingAddress {
        text
      }
      items {
        id
        productName
        brand
        model
        sku
        quantity
        unit
        backOrdered
        selectedVariations {
          attributeId
          attributeName
          variationName
        }
      }
    }
  }
`);

export function warmPackingSlip(client: Client, _parameters: URLSearchParams, id: string): Promise<null> {
  return warm(client, PackingSlipQuery, { id });
}
