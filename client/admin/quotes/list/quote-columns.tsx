import { Span } from '@chakra-ui/react';
import { startOfDay } from '../../../shop/days';
import { formatCount, formatDateTime, formatDay, formatLiraExactly } from '../../../shop/format';
import { QUOTE_STATUSES, quoteLabelOf, type QuoteStatus } from '../../../shop/quote-labels';
import { dueDay } from '../../../shop/quote-due';
import { shortTime } from '../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { type QuoteRow } from './quotes.query';
import { StatusMenu } from '../../record/status-menu';

interface QuoteRowActions {
  addressOf: (quote: QuoteRow) => string;
  onStatus: (quote: QuoteRow, status: QuoteStatus) => void;
}

export const { RowActions: QuoteActions, useRowActions: useQuoteActions } = rowActions<QuoteRowActions>();

const column = dataColumns<QuoteRow>();

/** The columns of the list of quotes; the ids of those that can be sorted are those of the list's sorts. */
export const QUOTE_COLUMNS: DataColumn<QuoteRow>[] = column.columns([
  column.accessor('number', {
    header: 'Teklif',
    enableSorting: false,
    meta: { label: 'Teklif', isTitle: true, width: '9rem' },
    cell: ({ row }) => <QuoteLink quote={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Tarih',
    sortDescFirst: true,
    meta: { label: 'Tarih', width: '7.5rem', from: 900, card: 'beside' },
    cell: ({ row: { original: quote } }) => (
      <OneLine title={formatDateTime(quote.createdAt)}>{shortTime(quote.createdAt)}</OneLine>
    ),
  }),
  column.display({
    id: 'buyer',
    header: 'Müşteri',
    meta: { label: 'Müşteri', card: 'second' },
    cell: ({ row: { original: quote } }) => <BuyerCell quote={quote} />,
  }),
  column.display({
    id: 'lines',
    header: 'Kalem',
    meta: { label: 'Kalem', align: 'end', width: '4.25rem', from: 1366 },
    cell: ({ row: { original: quote } }) => formatCount(quote.lines.length),
  }),
  column.accessor('status', {
    header: 'Durum',
    enableSorting: false,
    meta: { label: 'Durum', width: '10rem', card: 'secondEnd' },
    cell: ({ row }) => <StatusCell quote={row.original} />,
  }),
  column.accessor('responseDueAt', {
    header: 'Yanıt',
    meta: { label: 'Son yanıt', width: '8.5rem', from: 1100 },
    cell: ({ row: { original: quote } }) => <DueCell quote={quote} />,
  }),
  column.display({
    id: 'validUntil',
    header: 'Geçerlilik',
    enableSorting: true,
    meta: { label: 'Geçerlilik', width: '7.5rem', from: 1440 },
    cell: ({ row: { original: quote } }) =>
      quote.offer && <OneLine>{formatDay(startOfDay(quote.offer.validUntil))}</OneLine>,
  }),
  column.accessor('offer', {
    id: 'total',
    header: 'Toplam',
    sortDescFirst: true,
    meta: { label: 'Toplam', align: 'end', width: '8.5rem', card: 'end' },
    cell: ({ row: { original: quote } }) =>
      quote.offer && <b title="KDV dahil">{formatLiraExactly(quote.offer.total)}</b>,
  }),
]);

function QuoteLink({ quote }: { quote: QuoteRow }) {
  const { addressOf } = useQuoteActions();
  return <RowLink to={addressOf(quote)}>{quote.number}</RowLink>;
}

function BuyerCell({ quote: { buyer } }: { quote: QuoteRow }) {
  if (!buyer) return <OneLine>Silinmiş müşteri</OneLine>;
  const company = buyer.company ?? 'Bireysel';
  return (
    <OneLine isStrong second={company} title={`${buyer.name}, ${company}`}>
      {buyer.name}
    </OneLine>
  );
}

/** Until when the answer is due, while nobody has answered. */
function DueCell({ quote: { status, isOverdue, responseDueAt } }: { quote: QuoteRow }) {
  if (status !== 'NEW' && status !== 'PROCESSING') return null;
  if (!isOverdue) return <OneLine>{dueDay(responseDueAt)}</OneLine>;
  return (
    <OneLine title={`Son yanıt: ${dueDay(responseDueAt)}`}>
      <Span color="danger.fg" fontWeight="medium">
        Gecikti
      </Span>
    </OneLine>
  );
}

function StatusCell({ quote }: { quote: QuoteRow }) {
  const { onStatus } = useQuoteActions();
  const { number, status, isExpired, acceptedOrder } = quote;
  // Its order goes on.
  if (acceptedOrder) return <QuoteStatusBadge status={status} />;
  return (
    <StatusMenu
      {...{ statuses: QUOTE_STATUSES, status }}
      look={quoteLabelOf({ status, isExpired })}
      name={number}
      onChoose={(next) => onStatus(quote, next)}
    />
  );
}
