import { Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { ScreenTitle } from '../../frame/screen-title';
import { RecordHead } from '../../record/record-head';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { QuoteSkeleton } from '../detail/quote-skeleton';
import { UnknownQuote } from '../detail/unknown-quote';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { AcceptanceForm } from './acceptance-form';
import { AcceptanceOfferQuery } from './acceptance-values';

/** Staff record that a buyer accepted the newest offer by word. */
export function AcceptanceScreen() {
  const { quoteId = '' } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const seesOrders = isPermitted(useStaff(), 'ORDERS');
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: AcceptanceOfferQuery,
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
  const title = `${quote.number}, kabul`;
  const back = paths.adminQuote(quote.id, parameters);
  return (
    <Stack gap="4">
      <ScreenTitle>{title}</ScreenTitle>
      <RecordHead
        title={title}
        headingRef={heading}
        place={{ list: back, backLabel: 'Teklife dön', isAlone: true }}
        noun="teklif"
        state={<QuoteStatusBadge status={quote.status} isExpired={quote.isExpired} />}
        actions={null}
      />
      {quote.offer && quote.isAcceptable ? (
        <AcceptanceForm
          key={`${quoteId} ${String(quote.offer.number)}`}
          quote={quote}
          offer={quote.offer}
          methods={data.checkoutOptions.paymentChoices.map(({ method }) => method)}
          onRecorded={({ id, number }) => {
            toaster.success({ title: `Sipariş #${number} oluşturuldu` });
            void navigate(seesOrders ? paths.adminOrder(id) : back);
          }}
        />
      ) : (
        <Text>Teklifin şu anki durumunda kabul kaydedilemez.</Text>
      )}
    </Stack>
  );
}

export { AcceptanceScreen as Component };
export { prefetchAcceptance as prefetch } from './acceptance-values';
