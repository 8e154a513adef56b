import { type Client, CombinedError } from '@urql/core';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../app/paths';
import { graphql } from '../graphql/graphql';
import { runQuery } from '../graphql/query';
import { useHydrated } from '../ui/use-hydrated';
import { notFound } from './route-answers';
import { type PageMeta, type ScreenRequest } from './screen';
import { ShownOrder, ShownOrderFragment } from './shown-order';
import { namesNoOrder, UNKNOWN_ORDER } from './unknown-order';

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

/** Nothing of the order but that it is there: more never stands in the HTML of the server. */
const TrackedOrderExistsQuery = graphql(`
  query TrackedOrderExists($token: String!) {
    orderByToken(token: $token) {
      __typename
    }
  }
`);

const TRAIL = [{ name: 'Ana Sayfa', path: paths.home() }];

export const isPersonal = true;

export async function loader({ client, params: { token = '' } }: ScreenRequest): Promise<null> {
  if (!(await isThere(client, token))) throw notFound(UNKNOWN_ORDER);
  return null;
}

async function isThere(client: Client, token: string): Promise<boolean> {
  try {
    return (await runQuery(client, TrackedOrderExistsQuery, { token })).orderByToken !== null;
  } catch (error) {
    if (error instanceof CombinedError && namesNoOrder(error)) return false;
    throw error;
  }
}

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
    // The HTML of the server passes through more hands than its answers.
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
