import { graphql, type ResultOf } from '../../../graphql/graphql';

export const RequestQuoteMutation = graphql(`
  mutation RequestQuote($input: RequestQuoteInput!) {
    requestQuote(input: $input) {
      number
      linkToken
      isAcknowledged
      createdAt
      responseDueAt
      buyer {
        email
      }
      lines {
        id
        productName
        asWritten
        quantity
        unit
        selectedVariations {
          variationName
        }
      }
      files {
        id
        name
      }
    }
  }
`);

/** What is shown of a request once the shop has it. */
export type SentRequest = ResultOf<typeof RequestQuoteMutation>['requestQuote'];
