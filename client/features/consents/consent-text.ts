import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';

export const ConsentTextQuery = graphql(`
  query ConsentText {
    checkoutOptions {
      marketingConsent {
        slug
        version
        hash
        title
      }
    }
  }
`);

/** The text that somebody agrees to who wants commercial messages. */
export type ConsentText = NonNullable<
  ResultOf<typeof ConsentTextQuery>['checkoutOptions']['marketingConsent']
>;

/** The text of today; undefined until it is loaded, and in a shop without one: then nobody is asked. */
export function useConsentText(): ConsentText | undefined {
  const [{ data }] = useQuery({ query: ConsentTextQuery });
  return data?.checkoutOptions.marketingConsent ?? undefined;
}

/** The text as the server takes it, where the box of this very text is ticked. */
export function agreedText(text: ConsentText | undefined, ticked: string) {
  if (!text || text.hash !== ticked) return undefined;
  const { slug, version, hash } = text;
  return { slug, version, hash };
}
