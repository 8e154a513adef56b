import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ShownQuoteFragment } from '../../features/quotes/detail/shown-quote.fragment';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { graphql } from '../../graphql/graphql';
import { warm } from '../../graphql/query';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { notFound } from '../route-answers';
import { type PageMeta, type ScreenRequest } from '../screen';
import { ShownQuote } from './shown-quote';
import { isLinkedQuote, UNKNOWN_LINKED_QUOTE } from './unknown-quote';

const LinkedQuoteQuery = graphql(
  `
    query LinkedQuote($token: String!) {
      quoteByToken(token: $token) {
        ...ShownQuote
      }
    }
  `,
  [ShownQuoteFragment],
);

const TRAIL = [{ name: 'Ana Sayfa', path: paths.home() }];

export const isPersonal = true;

export async function loader({ client, params: { token = '' } }: ScreenRequest): Promise<null> {
  const [isThere] = await Promise.all([
    isLinkedQuote(client, token),
    warm(client, LinkedQuoteQuery, { token }),
  ]);
  if (!isThere) throw notFound(UNKNOWN_LINKED_QUOTE);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Teklif', description: '' };
}

/** The quote at a secret address: how guests follow and answer theirs. */
export function Component() {
  const { token = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: LinkedQuoteQuery,
    variables: { token },
    // The HTML of the server passes through more hands than its answers.
    pause: !useHydrated(),
  });
  return (
    <DesignProvider>
      <ShownQuote
        key={token}
        quote={data?.quoteByToken}
        error={error}
        quoteKey={{ token }}
        trail={TRAIL}
        unknown={UNKNOWN_LINKED_QUOTE}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    </DesignProvider>
  );
}
