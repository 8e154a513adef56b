import { Container, Heading } from '@chakra-ui/react';
import { type CombinedError } from '@urql/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useVisitor } from '../../features/account/me';
import { NewerOffer } from '../../features/quotes/answering/newer-offer';
import { QuoteSkeleton } from '../../features/quotes/detail/quote-skeleton';
import { type ShownQuote as Quote } from '../../features/quotes/detail/shown-quote.fragment';
import { QuotePage } from '../../features/quotes/page/quote-page';
import { type QuoteKey } from '../../features/quotes/status/quote-key';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { type Crumb } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { NotFoundScreen } from '../errors/not-found-screen';
import { type NotFound } from '../route-answers';
import { ACCEPTING, STAGE_PARAMETER } from './accepting-stage';
import { namesNoQuote, outdatedLink } from './unknown-quote';

/** Only who accepts loads what accepting takes. */
const AcceptQuote = lazyPart(
  async () => (await import('../../features/quotes/accepting/accept-quote')).AcceptQuote,
  { fallback: <QuoteSkeleton />, failure: 'in place' },
);

interface ShownQuoteProps {
  /** Nothing yet, or nothing that the asking visitor may see. */
  quote: Quote | null | undefined;
  error: CombinedError | undefined;
  quoteKey: QuoteKey;
  /** The way down to it, without itself. */
  trail: readonly Crumb[];
  /** What is said where the asking visitor has no such quote. */
  unknown: NotFound;
  onRetry: () => void;
}

/** One quote in whatever state its loading is in, and the form that accepts it. */
export function ShownQuote({ quote, error, quoteKey, trail, unknown, onRetry }: ShownQuoteProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isSignedIn = useVisitor().kind === 'customer';
  const outdated = outdatedLink(error);
  if (outdated) return <NewerOffer {...outdated} isSignedIn={isSignedIn} />;
  if (quote === null || (error && namesNoQuote(error))) return <NotFoundScreen {...unknown} />;
  if (!quote) {
    return (
      <Container>
        <Breadcrumbs trail={trail} />
        {error ? (
          <>
            <Heading as="h1" srOnly>
              Teklif
            </Heading>
            <ErrorState title="Teklif yüklenemedi" onRetry={onRetry} />
          </>
        ) : (
          <QuoteSkeleton />
        )}
      </Container>
    );
  }
  const path = pathOf(quoteKey);
  const offer = quote.offers.at(-1);
  if (parameters.get(STAGE_PARAMETER) === ACCEPTING && quote.isAcceptable && offer) {
    return (
      <AcceptQuote
        quote={quote}
        offer={offer}
        quoteKey={quoteKey}
        backPath={path}
        onOutdated={onRetry}
        onAccepted={({ id, trackingToken }) =>
          void navigate(trackingToken === null ? paths.order(id) : paths.orderReceived(trackingToken), {
            replace: true,
          })
        }
      />
    );
  }
  return (
    <Container>
      <Breadcrumbs trail={[...trail, { name: quote.number, path: '' }]} />
      <QuotePage
        quote={quote}
        quoteKey={quoteKey}
        acceptPath={`${path}?${new URLSearchParams({ [STAGE_PARAMETER]: ACCEPTING }).toString()}`}
        onRenewed={(renewed) => void navigate(pathOf(renewed))}
      />
    </Container>
  );
}

const pathOf = (quoteKey: QuoteKey) =>
  'id' in quoteKey ? paths.ownQuote(quoteKey.id) : paths.linkedQuote(quoteKey.token);
