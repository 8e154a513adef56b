import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../app/paths';
import { graphql } from '../graphql/graphql';
import { useHydrated } from '../ui/use-hydrated';
import { type PageMeta } from './screen';
import { ShownOrder, ShownOrderFragment } from './shown-order';

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

export function meta(): PageMeta {
  return { title: 'Sipariş takibi', description: '' };
}

/** The order of whoever holds its secret address: how guests follow theirs. */
export function Component() {
  const { token = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: TrackedOrderQuery,
    variables: { token },
    requestPolicy: 'cache-and-network',
    // It never stands in the HTML of the server, which passes through more hands than its answers.
    pause: !useHydrated(),
  });
  return (
    <ShownOrder
      key={token}
      order={data?.orderByToken}
      error={error}
      orderKey={{ token }}
      trail={TRAIL}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
