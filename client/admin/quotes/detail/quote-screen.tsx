import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { QUOTE_STATUSES, quoteLabelOf, type QuoteStatus } from '../../../shop/quote-labels';
import { CopyIcon } from '../../../ui/feedback/copy-icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { LeaveGuard } from '../../../ui/form/leave-guard';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { countText } from '../../list/declare-list';
import { NewsLine } from '../../list/news-line';
import { useShownRow } from '../../list/use-return-to-row';
import { PastBand } from '../../record/past-band';
import { RecordHead } from '../../record/record-head';
import { type RecordPlace } from '../../record/record-keys';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { QuoteStatusDialog } from '../status/quote-status-dialog';
import { authorsOf, offerAuthorsOf } from '../thread/quote-authors';
import { QuoteThread } from '../thread/quote-thread';
import { QuoteActions } from './quote-actions';
import { QuoteBands } from './quote-bands';
import { QuoteCustomer } from './quote-customer';
import { QuoteOffers } from './quote-offers';
import { QuoteRequest } from './quote-request';
import { QuoteSkeleton } from './quote-skeleton';
import { QuoteTimeline } from './quote-timeline';
import { neighborVariables, type PanelQuote, PanelQuoteQuery, QuoteNeighborsQuery } from './quote.query';
import { atVersion, readVersion } from '../../record/shown-version';
import { UnknownQuote } from './unknown-quote';
import { useNewerQuote } from './use-newer-quote';
import { StatusMenu } from '../../record/status-menu';

/** One quote: what was asked for, every offer, what was written, and the quote as it was at any time. */
export function QuoteScreen() {
  const { quoteId = '' } = useParams();
  return <LoadedQuote key={quoteId} quoteId={quoteId} />;
}

function LoadedQuote({ quoteId }: { quoteId: string }) {
  const [parameters] = useSearchParams();
  const [answer, askAgain] = useQuery({
    query: PanelQuoteQuery,
    variables: { id: quoteId, version: readVersion(parameters) },
  });
  const { error, fetching, stale } = answer;
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  // The history of the quote as it is now leads also to what came after the version that is shown.
  const [{ data: now }, askForNow] = useQuery({
    query: PanelQuoteQuery,
    variables: { id: quoteId, version: null },
  });
  if (error && !fetching && !data) {
    return (
      <ErrorState title="Teklif yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <QuoteSkeleton />;
  if (!data.adminQuote) return <UnknownQuote />;
  return (
    <Quote
      problem={error && !fetching ? refusalOf(error).message : undefined}
      quote={data.adminQuote}
      events={now?.adminQuote?.history ?? data.adminQuote.history ?? []}
      isRefreshing={fetching || stale}
      reload={() => askForNow({ requestPolicy: 'network-only' })}
    />
  );
}

interface QuoteProps {
  /** As it is now, or as it was after one of its events. */
  quote: PanelQuote;
  /** Everything that has happened until now. */
  events: NonNullable<PanelQuote['history']>;
  isRefreshing: boolean;
  /** Why it could not be loaded anew. */
  problem: string | undefined;
  reload: () => void;
}

function Quote({ quote, events, isRefreshing, problem, reload }: QuoteProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<QuoteStatus>();
  const [hasReply, setHasReply] = useState(false);
  const [hasNote, setHasNote] = useState(false);
  const place = usePlace(quote.id, parameters);
  const history = quote.history ?? [];
  const changedBy = useNewerQuote(quote.id, events.length);
  const isPast = readVersion(parameters) !== null && quote.version < events.length;
  const show = (version: number) =>
    void navigate(
      paths.adminQuote(quote.id, atVersion(parameters, version === events.length ? null : version)),
      { replace: true, preventScrollReset: true },
    );
  const showNow = () => {
    // The button goes with the notice.
    heading.current?.focus({ preventScroll: true });
    show(events.length);
  };
  return (
    <Stack gap="4" aria-busy={isRefreshing}>
      <ScreenTitle>{quote.number}</ScreenTitle>
      <NewsLine text={changedBy && `${changedBy} teklifi değiştirdi`} onRefresh={reload} />
      <RecordHead
        title={quote.number}
        headingRef={heading}
        place={place}
        noun="teklif"
        audited={{ kind: 'quote', id: quote.id }}
        keys={{ S: 'Durumu değiştir', N: 'İç not yaz', R: 'Yanıt yaz' }}
        state={
          <>
            <CopyIcon value={quote.number} what="Teklif numarası" />
            {isPast || quote.acceptedOrder ? (
              <QuoteStatusBadge status={quote.status} isExpired={quote.isExpired} />
            ) : (
              <StatusMenu
                statuses={QUOTE_STATUSES}
                status={quote.status}
                look={quoteLabelOf(quote)}
                name={quote.number}
                onChoose={setStatus}
              />
            )}
          </>
        }
        actions={!isPast && <QuoteActions quote={quote} parameters={parameters} onSent={reload} />}
      />
      {!isPast && <QuoteBands quote={quote} />}
      {problem !== undefined && (
        <ErrorAlert role="status">
          <p>{problem}</p>
        </ErrorAlert>
      )}
      {isPast && (
        <PastBand
          sentence="Teklifin geçmişteki hâlini görüyorsunuz; burada bir şey değiştirilemez."
          version={quote.version}
          events={events}
          onShow={show}
          onReturn={showNow}
        >
          <QuoteStatusBadge status={quote.status} isExpired={quote.isExpired} />
        </PastBand>
      )}
      <TwoColumns
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' }}
      >
        <Stack gap="4" minWidth="0">
          <QuoteOffers quote={quote} authors={offerAuthorsOf(history)} />
          <QuoteRequest quote={quote} />
          <QuoteThread
            quote={quote}
            authors={authorsOf(history)}
            isPast={isPast}
            canReply={quote.buyer !== null}
            onDirty={setHasReply}
            onSent={reload}
          />
          <QuoteTimeline
            quote={quote}
            events={events}
            isPast={isPast}
            onShow={show}
            onDirty={setHasNote}
            onNoted={reload}
          />
        </Stack>
        {/* On a phone whom to call comes before the lines. */}
        <Stack gap="4" minWidth="0" order={{ base: -1, lg: 0 }}>
          <QuoteCustomer quote={quote} />
        </Stack>
      </TwoColumns>
      <LeaveGuard
        isActive={hasReply || hasNote}
        title="Gönderilmemiş metin var"
        confirmLabel="Göndermeden çık"
      >
        Bu sayfadan ayrılırsanız yazdığınız yanıt ya da not kaydedilmez.
      </LeaveGuard>
      <QuoteStatusDialog
        choice={status && { quote, status }}
        onChanged={reload}
        onClose={() => setStatus(undefined)}
      />
    </Stack>
  );
}

/** Addresses of the list it was opened from and of the quotes beside it there. */
function usePlace(id: string, parameters: URLSearchParams): RecordPlace {
  const [{ data }] = useQuery({ query: QuoteNeighborsQuery, variables: neighborVariables(id, parameters) });
  const list = atVersion(parameters, null);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminQuote(other, list);
  const address = paths.adminQuotes(list);
  useShownRow(address, id);
  const beside = data?.adminQuoteNeighbors;
  return {
    list: address,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}

export { QuoteScreen as Component };
export { prefetchQuote as prefetch } from './quote.query';
