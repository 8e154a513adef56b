import { graphql, type ResultOf } from '../../../graphql/graphql';

export const QuoteStateFragment = graphql(`
  fragment QuoteState on Quote @_unmask {
    status
    isExpired
  }
`);

export type QuoteState = ResultOf<typeof QuoteStateFragment>;
