import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { graphql } from '../../graphql/graphql';
import { warm } from '../../graphql/query';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { notFound } from '../route-answers';
import { type PageMeta, type ScreenRequest } from '../screen';
import { ShownOrder, ShownOrderFragment } from './shown-order';
import { isLinkedOrder, UNKNOWN_LINKED_ORDER } from './unknown-order';

const TrackedOrderQuery = graphql(
  `
    query TrackedOrder($token: String!) {
      orderByToken(token: $token) {
        ...ShownOrder
      }
    }
  `,
  [ShownOrderFragment],
);

const TRAIL = [{ name: 'Ana Sayfa', path: paths.home() }];

export const isPersonal = true;

export async function loader({ client, params: { token = '' } }: ScreenRequest): Promise<null> {
  const [isThere] = await Promise.all([
    isLinkedOrder(client, token),
    warm(client, TrackedOrderQuery, { token }),
  ]);
  if (!isThere) throw notFound(UNKNOWN_LINKED_ORDER);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Sipariş takibi', description: '' };
}

/** The order at a secret address: how guests follow theirs. */
export function Component() {
  const { token = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: TrackedOrderQuery,
    variables: { token },
    // The HTML of the server passes through more hands than its answers.
    pause: !useHydrated(),
  });
  return (
    <DesignProvider>
      <ShownOrder
        key={token}
        order={data?.orderByToken}
        error={error}
        orderKey={{ token }}
        trail={TRAIL}
        unknown={UNKNOWN_LINKED_ORDER}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    </DesignProvider>
  );
}
