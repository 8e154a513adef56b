import { Card, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { readFragment } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { toaster } from '../../../ui/feedback/toaster';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { usePendingSearch } from '../../../ui/navigation/use-pending-search';
import { ColumnChoice } from '../../../ui/table/column-choice';
import { DataTable } from '../../../ui/table/data-table';
import { ListPager } from '../../../ui/table/list-pager';
import { useStoredColumns } from '../../../ui/table/stored-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { LinkButton } from '../../navigation/link-button';
import { NewsLine } from '../news/news-line';
import { useOrderNews } from '../news/use-order-news';
import { StatusDialog } from '../status/status-dialog';
import { isAsked, type StatusChoice } from '../status/status-choice';
import { useStatusChanges } from '../status/use-status-changes';
import { type BulkChange } from './bulk-change';
import { BulkStatusDialog, BulkStatusMenu } from './bulk-status';
import { countText } from './count-text';
import { NoOrders } from './no-orders';
import { ORDER_COLUMNS } from './order-columns';
import { type OrderRow } from './order-row';
import { ordersVariables } from './orders-filter';
import { OrdersFilters } from './orders-filters';
import { ordersSorting, sortOf } from './orders-sorting';
import { ORDERS_PER_PAGE, type OrdersState, readOrdersState, writeOrdersState } from './orders-state';
import { ORDERS_CONTEXT, OrderRowFragment, PanelOrdersQuery } from './orders.query';
import { RowActionsContext } from './row-actions';
import { newestOf, refusedOf, selected, type SelectedOrders, selectionParameters } from './selected-orders';
import { StatusTabs } from './status-tabs';

const INITIALLY_HIDDEN = ['contact'];
/** The server changes and exports no more at once. */
const MAX_SELECTED = 100;

/** All orders of the shop: searched, narrowed, sorted, and changed where they stand. */
export function OrdersScreen() {
  const { state, ask } = useOrdersState();
  const [answer, askAgain] = useQuery({
    query: PanelOrdersQuery,
    variables: ordersVariables(state, today()),
    context: ORDERS_CONTEXT,
  });
  const { error, fetching, stale } = answer;
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  const changes = useStatusChanges({ onRefused: reload });
  const [choice, setChoice] = useState<StatusChoice>();
  const [selection, setSelection] = useState<SelectedOrders>(new Map());
  const [bulk, setBulk] = useState<BulkChange>();
  const [hidden, setHidden] = useStoredColumns('siparisler', INITIALLY_HIDDEN);
  const rows = useMemo(() => data && readFragment(OrderRowFragment, data.adminOrders.items), [data]);
  const choose = (order: OrderRow, status: OrderStatus) => {
    if (isAsked(status)) setChoice({ order, status });
    else void changes.change(order, status);
  };
  const parameters = writeOrdersState(state);
  const rowActions = {
    addressOf: ({ id }: OrderRow) => paths.adminOrder(id, parameters),
    statusOf: changes.statusOf,
    onStatus: choose,
  };
  const select = (ids: ReadonlySet<string>) => {
    if (ids.size <= MAX_SELECTED) setSelection(selected(ids, selection, rows ?? []));
    else toaster.warning({ title: `En çok ${String(MAX_SELECTED)} sipariş seçilebilir.` });
  };
  const counts = data?.adminOrderCounts;
  const news = useOrderNews(counts);
  return (
    <Stack gap="4">
      <ScreenTitle>Siparişler</ScreenTitle>
      <NewsLine text={news} onRefresh={reload} />
      <StatusTabs
        chosen={state.statuses}
        total={counts?.total}
        counts={new Map(counts?.byStatus.map(({ status, count }) => [status, count]))}
        addressOf={(statuses) => paths.adminOrders(writeOrdersState({ ...state, statuses, page: 1 }))}
      />
      <OrdersFilters
        state={state}
        found={data?.adminOrders}
        onChange={ask}
        onClear={() => ask(readOrdersState(new URLSearchParams()))}
      >
        <ColumnChoice columns={ORDER_COLUMNS} hidden={hidden} onChange={setHidden} />
        <LinkButton variant="outline" size="sm">
          <a href={paths.adminOrdersExport(parameters)} download>
            <Icon of={Download} />
            Excel’e aktar
          </a>
        </LinkButton>
      </OrdersFilters>
      {error && !fetching && data && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {error && !fetching && !data ? (
        <ErrorState title="Siparişler yüklenemedi" onRetry={reload} />
      ) : (
        <Card.Root
          overflow={{ md: 'hidden' }}
          borderWidth={{ base: '0', md: '1px' }}
          bg={{ base: 'transparent', md: 'bg.surface' }}
        >
          <RowActionsContext value={rowActions}>
            <DataTable
              label="Siparişler"
              columns={ORDER_COLUMNS}
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ number }) => `#${number}`}
              isRefreshing={fetching || stale}
              sorting={ordersSorting(state.sort)}
              onSortingChange={(sorting) => ask({ ...state, sort: sortOf(sorting), page: 1 })}
              selection={new Set(selection.keys())}
              onSelectionChange={select}
              hiddenColumns={hidden}
              bulkActions={
                <>
                  <BulkStatusMenu
                    onChoose={(status) => setBulk({ orders: newestOf(selection, rows ?? []), status })}
                  />
                  <LinkButton variant="outline" size="sm">
                    <a href={paths.adminOrdersExport(selectionParameters(selection))} download>
                      <Icon of={Download} />
                      Seçilenleri aktar
                    </a>
                  </LinkButton>
                </>
              }
              empty={<NoOrders state={state} total={data?.adminOrders.total ?? 0} />}
            />
          </RowActionsContext>
        </Card.Root>
      )}
      {data && data.adminOrders.items.length > 0 && (
        <ListPager
          page={state.page}
          pageSize={ORDERS_PER_PAGE}
          total={data.adminOrders.total}
          totalText={`${countText(data.adminOrders)} siparişten`}
          addressOf={(page) => paths.adminOrders(writeOrdersState({ ...state, page }))}
        />
      )}
      <BulkStatusDialog
        change={bulk}
        onReport={(results) => {
          setSelection(refusedOf(selection, results));
          reload();
        }}
        finalFocus={() => (selection.size === 0 ? document.getElementById(CONTENT_ID) : null)}
        onClose={() => setBulk(undefined)}
      />
      <StatusDialog
        choice={choice && newest(choice, rows ?? [])}
        onConflict={reload}
        onClose={() => setChoice(undefined)}
      />
    </Stack>
  );
}

/** The state in the address, the one that is being loaded included, and how to ask for another one. */
function useOrdersState() {
  const navigate = useNavigate();
  const state = readOrdersState(new URLSearchParams(usePendingSearch()));
  const ask = (next: OrdersState) => {
    // A text that is being typed is one step back, not one for each letter.
    const replace = state.text !== '' && next.text !== '' && state.text !== next.text;
    void navigate(paths.adminOrders(writeOrdersState(next)), { replace, preventScrollReset: true });
  };
  return { state, ask };
}

/** With the order as it was listed last: a change is refused for an earlier version of it. */
function newest({ order, status }: StatusChoice, rows: readonly OrderRow[]): StatusChoice {
  return { order: rows.find(({ id }) => id === order.id) ?? order, status };
}
