import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { useHydrated } from '../../ui/use-hydrated';

const MeQuery = graphql(`
  query Me {
    me {
      id
      name
      email
      isVerified
    }
  }
`);

/** The signed-in customer as the frame of the shop needs him. */
export type Me = NonNullable<ResultOf<typeof MeQuery>['me']>;

/** Who sits before the screen; unknown until the browser has asked: a kept page knows nobody. */
type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly me: Me }
  | { readonly kind: 'failed'; readonly askAgain: () => void };

/** A list without anybody in it would not be asked again when somebody signs in. */
const CONTEXT = { additionalTypenames: ['Customer'] };

export function useVisitor(): Visitor {
  const isHydrated = useHydrated();
  const [{ data, error, fetching }, ask] = useQuery({
    query: MeQuery,
    pause: !isHydrated,
    context: CONTEXT,
  });
  if (fetching || !isHydrated) return { kind: 'unknown' };
  if (error || !data) return { kind: 'failed', askAgain: () => ask({ requestPolicy: 'network-only' }) };
  return data.me ? { kind: 'customer', me: data.me } : { kind: 'guest' };
}
