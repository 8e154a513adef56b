import { type Client, type CombinedError } from '@urql/core';
import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import { type MadeDocuments } from '../../orders/checkout/use-order-documents';

export const QuoteDocumentsQuery = graphql(`
  query QuoteDocuments($input: QuoteAcceptanceInput!) {
    quoteDocuments(input: $input) {
      subtotal
      tax
      shipping
      total
      documents {
        slug
        title
        version
        hash
        html
      }
    }
  }
`);

export const AcceptQuoteMutation = graphql(`
  mutation AcceptQuote($input: AcceptQuoteInput!) {
    acceptQuote(input: $input) {
      id
      trackingToken
    }
  }
`);

export type AcceptanceDraft = VariablesOf<typeof QuoteDocumentsQuery>['input'];
export type Acceptance = VariablesOf<typeof AcceptQuoteMutation>['input'];

/** What accepting comes to, with its documents. */
export interface MadeAcceptance extends MadeDocuments {
  readonly sums: Omit<ResultOf<typeof QuoteDocumentsQuery>['quoteDocuments'], 'documents'> | undefined;
  readonly error: CombinedError | undefined;
}

export async function madeAcceptance(client: Client, input: AcceptanceDraft): Promise<MadeAcceptance> {
  const { data, error } = await client
    .query(QuoteDocumentsQuery, { input }, { requestPolicy: 'network-only' })
    .toPromise();
  const { documents = [], ...sums } = data?.quoteDocuments ?? {};
  return { documents, error, sums: data ? (sums as MadeAcceptance['sums']) : undefined };
}
