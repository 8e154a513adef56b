import { Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { ScreenTitle } from '../../frame/screen-title';
import { RecordHead } from '../../record/record-head';
import { QuoteSkeleton } from '../detail/quote-skeleton';
import { UnknownQuote } from '../detail/unknown-quote';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { OfferForm } from './offer-form';
import { OfferDraftQuery } from './offer.query';

/** The form of a quote's next offer. */
export function OfferScreen() {
  const { quoteId = '' } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: OfferDraftQuery,
    variables: { id: quoteId },
    // What is typed must not be replaced by what others change meanwhile.
    requestPolicy: 'cache-first',
  });
  if (error && !fetching && !data) {
    return (
      <ErrorState
        title={refusalOf(error).message}
        onRetry={() => askAgain({ requestPolicy: 'network-only' })}
      />
    );
  }
  if (!data) return <QuoteSkeleton />;
  const quote = data.adminQuote;
  if (!quote) return <UnknownQuote />;
  const number = (quote.offer?.number ?? 0) + 1;
  const title = number === 1 ? `${quote.number}, teklif` : `${quote.number}, sürüm ${String(number)}`;
  const address = paths.adminQuote(quote.id, parameters);
  return (
    <Stack gap="4">
      <ScreenTitle>{title}</ScreenTitle>
      <RecordHead
        title={title}
        headingRef={heading}
        place={{ list: address, backLabel: 'Teklife dön', isAlone: true }}
        noun="teklif"
        state={<QuoteStatusBadge status={quote.status} />}
        actions={null}
      />
      <OfferForm
        key={quoteId}
        quote={quote}
        draft={data.quoteDraft}
        onGiven={() => {
          toaster.success({ title: `${quote.number}: teklif verildi` });
          void navigate(address);
        }}
      />
    </Stack>
  );
}

export { OfferScreen as Component };
export { prefetchOffer as prefetch } from './offer.query';
