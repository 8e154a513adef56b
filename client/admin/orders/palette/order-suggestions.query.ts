import { graphql } from '../../../graphql/graphql';

/** A few orders and buyers that a text may stand for. */
export const OrderSuggestionsQuery = graphql(`
  query PanelOrderSuggestions($text: String!) {
    adminOrderSuggestions(text: $text) {
      orders {
        id
        number
        status
        total
        user {
          name
          company
          email
          phone
        }
        items {
          id
          sku
        }
      }
      buyers {
        name
        company
        email
        phone
      }
    }
  }
`);
