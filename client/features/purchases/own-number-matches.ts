import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { ThemedPictureFragment } from '../../ui/media/picture';
import { useHasOwnNumbers } from './use-known-products';

export const OwnNumberMatchesQuery = graphql(
  `
    query OwnNumberMatches($text: String!) {
      ownNumberMatches(text: $text) {
        ownPartNumber
        product {
          id
          slug
          name
          model
          defaultPrice
          priceOnRequest
          brand {
            name
          }
          pictures(first: 1) {
            ...ThemedPicture
          }
        }
      }
    }
  `,
  [ThemedPictureFragment],
);

export type OwnNumberMatch = ResultOf<typeof OwnNumberMatchesQuery>['ownNumberMatches'][number];

const NONE: readonly OwnNumberMatch[] = [];
/** It belongs to a person, so that no cache between keeps the answer. */
const PERSONAL = { preferGetMethod: false, requestPolicy: 'network-only' } as const;

/** Products that the customer means by a part number of their own; who has none asks the shop nothing. */
export function useOwnNumberMatches(text: string): readonly OwnNumberMatch[] {
  const isAsked = useHasOwnNumbers() && text.trim().length > 2;
  const [{ data, operation }] = useQuery({
    query: OwnNumberMatchesQuery,
    variables: { text },
    pause: !isAsked,
    context: PERSONAL,
  });
  // An answer to what was typed before says nothing of this text.
  const isAnswered = operation?.variables.text === text;
  return isAsked && isAnswered && data ? data.ownNumberMatches : NONE;
}
