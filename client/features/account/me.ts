import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { isKnownVisitor } from '../../graphql/known-visitor';
import { useHydrated } from '../../ui/controls/use-hydrated';

export const MeQuery = graphql(`
  query Me {
    me {
      id
      name
      email
      isVerified
      avatarId
    }
  }
`);

/** The signed-in customer as the frame of the shop needs them. */
export type Me = NonNullable<ResultOf<typeof MeQuery>['me']>;

/** Who sits before the screen; unknown until the browser has asked: a cached page knows nobody. */
type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly me: Me }
  | { readonly kind: 'failed'; readonly askAgain: () => void };

/** A list without anybody in it would not be asked again when somebody signs in. */
const CONTEXT = { additionalTypenames: ['Customer'] };

export function useVisitor(): Visitor {
  const isHydrated = useHydrated();
  const isKnown = isHydrated && isKnownVisitor();
  const [{ data, error, fetching }, ask] = useQuery({
    query: MeQuery,
    pause: !isKnown,
    context: CONTEXT,
  });
  if (isHydrated && !isKnown) return { kind: 'guest' };
  if (fetching || !isHydrated) return { kind: 'unknown' };
  if (error || !data) return { kind: 'failed', askAgain: () => ask({ requestPolicy: 'network-only' }) };
  return data.me ? { kind: 'customer', me: data.me } : { kind: 'guest' };
}
