import { Container, Heading } from '@chakra-ui/react';
import { useLocation, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { QuoteSkeleton } from '../../features/quotes/detail/quote-skeleton';
import { ShownQuoteFragment } from '../../features/quotes/detail/shown-quote.fragment';
import { graphql } from '../../graphql/graphql';
import { warm } from '../../graphql/query';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { ErrorState } from '../../ui/feedback/error-state';
import { DesignProvider } from '../../design/design-provider';
import { notFound } from '../route-answers';
import { type PageMeta, type ScreenRequest } from '../screen';
import { ShownQuote } from './shown-quote';
import { isOwnQuote, UNKNOWN_OWN_QUOTE } from './unknown-quote';

const OwnQuoteQuery = graphql(
  `
    query OwnQuote($id: ID!) {
      quote(id: $id) {
        ...ShownQuote
      }
    }
  `,
  [ShownQuoteFragment],
);

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Tekliflerim', path: paths.quotes() },
];

export const isPersonal = true;

export async function loader({ client, params: { id = '' } }: ScreenRequest): Promise<null> {
  const [isThere] = await Promise.all([
    // Whatever else goes wrong, and that nobody is signed in, is the screen's to say.
    isOwnQuote(client, id).catch(() => true),
    warm(client, OwnQuoteQuery, { id }),
  ]);
  if (!isThere) throw notFound(UNKNOWN_OWN_QUOTE);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Teklif', description: '' };
}

/** An own quote; those of others and those that never were are answered alike. */
export function Component() {
  return (
    <DesignProvider>
      <QuoteOfVisitor />
    </DesignProvider>
  );
}

function QuoteOfVisitor() {
  const { id = '' } = useParams();
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (visitor.kind === 'customer') return <OwnQuote key={`${visitor.me.id} ${id}`} id={id} />;
  return (
    <Container>
      <Breadcrumbs trail={TRAIL} />
      {visitor.kind === 'unknown' && <QuoteSkeleton />}
      {visitor.kind === 'failed' && <ErrorState title="Teklif yüklenemedi" onRetry={visitor.askAgain} />}
      {visitor.kind === 'guest' && (
        <>
          <Heading as="h1" srOnly>
            Teklif
          </Heading>
          <SignInNotice returnTo={pathname} />
        </>
      )}
    </Container>
  );
}

function OwnQuote({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: OwnQuoteQuery, variables: { id } });
  return (
    <ShownQuote
      quote={data?.quote}
      error={error}
      quoteKey={{ id }}
      trail={TRAIL}
      unknown={UNKNOWN_OWN_QUOTE}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
