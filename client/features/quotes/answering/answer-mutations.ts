import { graphql } from '../../../graphql/graphql';
import { ShownQuoteFragment } from '../detail/shown-quote.fragment';

export const SendQuoteMessageMutation = graphql(
  `
    mutation SendQuoteMessage($input: SendQuoteMessageInput!) {
      sendQuoteMessage(input: $input) {
        ...ShownQuote
      }
    }
  `,
  [ShownQuoteFragment],
);

export const CounterOfferMutation = graphql(
  `
    mutation CounterOffer($input: CounterOfferInput!) {
      counterOffer(input: $input) {
        ...ShownQuote
      }
    }
  `,
  [ShownQuoteFragment],
);

export const DeclineQuoteMutation = graphql(
  `
    mutation DeclineQuote($input: DeclineQuoteInput!) {
      declineQuote(input: $input) {
        ...ShownQuote
      }
    }
  `,
  [ShownQuoteFragment],
);

export const RenewQuoteMutation = graphql(`
  mutation RenewQuote($input: RenewQuoteInput!) {
    renewQuote(input: $input) {
      id
      linkToken
    }
  }
`);

export const RequestQuoteLinkMutation = graphql(`
  mutation RequestQuoteLink($number: String!, $email: String!) {
    requestQuoteLink(number: $number, email: $email)
  }
`);
