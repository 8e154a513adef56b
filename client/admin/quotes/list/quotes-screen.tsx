import { Download, Phone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths';
import {
  EXPIRED_QUOTE,
  QUOTE_STATUS_LIST,
  QUOTE_STATUSES,
  type QuoteStatus,
} from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { type BulkOutcome, refusedRows } from '../../list/bulk-report';
import { ListScreen } from '../../list/list-screen';
import { type ListView, prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { NewRecordLink } from '../../list/new-record-link';
import { type QuoteDeadline, type QuotesState, writeQuotesState } from '../quotes-state';
import { QuoteStatusDialog, type QuoteStatusChoice } from '../status/quote-status-dialog';
import { type BulkQuoteChange, BulkQuoteStatusDialog } from './bulk-quote-status';
import { QuoteActions } from './quote-columns';
import { QUOTES } from './quotes.list';
import { type QuoteRow } from './quotes.query';
import { useQuoteCounts } from './use-quote-counts';
import { useQuoteNews } from './use-quote-news';
import { BulkStatusMenu } from '../../record/status-menu';

/** All quotes of the shop: searched, narrowed, sorted, and given a status where they stand. */
export function QuotesScreen() {
  const view = useList(QUOTES);
  const { state, selection, reload } = view;
  const news = useQuoteNews(view.data?.adminQuoteCounts);
  const [choice, setChoice] = useState<QuoteStatusChoice>();
  const [bulk, setBulk] = useState<BulkQuoteChange>();
  const report = (outcomes: readonly BulkOutcome[]) => {
    selection.replace(refusedRows(selection.rows, outcomes));
    reload();
  };
  const actions = useMemo(
    () => ({
      addressOf: ({ id }: QuoteRow) => paths.adminQuote(id, writeQuotesState(state)),
      onStatus: (quote: QuoteRow, status: QuoteStatus) => setChoice({ quote, status }),
    }),
    [state],
  );
  return (
    <QuoteActions value={actions}>
      <ListScreen
        view={view}
        news={news}
        tabs={useQuoteTabs(view)}
        main={<NewRecordLink to={paths.adminNewQuote()} label="Telefonla teklif" icon={Phone} />}
        actions={
          <LinkButton variant="outline" size="xs">
            <a href={paths.adminListExport(QUOTES.name, QUOTES.variables(state))} download>
              <Icon of={Download} />
              Excel’e aktar
            </a>
          </LinkButton>
        }
        bulk={
          <>
            <BulkStatusMenu
              statuses={QUOTE_STATUSES}
              onChoose={(status) => setBulk({ quotes: selection.rows, status })}
            />
            <LinkButton variant="outline" size="xs">
              <a href={paths.adminListExport(QUOTES.name, { filter: { ids: [...selection.ids] } })} download>
                <Icon of={Download} />
                Seçilenleri aktar
              </a>
            </LinkButton>
          </>
        }
      />
      <BulkQuoteStatusDialog
        change={bulk}
        onReport={report}
        // With the selection, the button it came from may be gone.
        finalFocus={() => (selection.ids.size === 0 ? document.getElementById(CONTENT_ID) : null)}
        onClose={() => setBulk(undefined)}
      />
      <QuoteStatusDialog choice={choice} onChanged={reload} onClose={() => setChoice(undefined)} />
    </QuoteActions>
  );
}

/** The statuses of a quote, and the two lists that time makes, each with its count. */
function useQuoteTabs({ state, data, addressOf }: ListView<typeof QUOTES>) {
  const counts = useQuoteCounts(state, data?.adminQuoteCounts);
  const tab = (
    label: string,
    narrowed: Pick<QuotesState, 'statuses' | 'deadline'>,
    count: string | undefined,
  ) => ({
    label,
    to: addressOf(narrowed),
    isCurrent: state.deadline === narrowed.deadline && state.statuses.join() === narrowed.statuses.join(),
    count,
  });
  const timed = (label: string, deadline: QuoteDeadline, count: string | undefined) =>
    tab(label, { statuses: [], deadline }, count);
  return {
    label: 'Duruma göre',
    tabs: [
      timed('Tümü', 'ANY', counts?.total),
      ...QUOTE_STATUS_LIST.map((status) =>
        tab(QUOTE_STATUSES[status].label, { statuses: [status], deadline: 'ANY' }, counts?.ofStatus(status)),
      ),
      timed('Gecikti', 'OVERDUE', counts?.overdue),
      timed(EXPIRED_QUOTE.label, 'EXPIRED', counts?.expired),
    ],
  };
}

export { QuotesScreen as Component };
export const prefetch = prefetchList(QUOTES);
