import { Button, Card, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { dayAt } from '../../../shop/days';
import { type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ColumnChoice } from '../../../ui/table/column-choice';
import { DataTable } from '../../../ui/table/data-table';
import { useKeptColumns } from '../../../ui/table/kept-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { StatusDialog } from '../status/status-dialog';
import { isAsked, type StatusChoice } from '../status/status-choice';
import { useStatusChanges } from '../status/use-status-changes';
import { type BulkChange } from './bulk-change';
import { BulkStatusDialog, BulkStatusMenu } from './bulk-status';
import { NoOrders } from './no-orders';
import { orderColumns, type OrderRow } from './order-columns';
import { ordersVariables } from './orders-filter';
import { OrdersFilters } from './orders-filters';
import { OrdersPager } from './orders-pager';
import { ordersSorting, sortOf } from './orders-sorting';
import { type OrdersState, readOrdersState, writeOrdersState } from './orders-state';
import { ORDERS_CONTEXT, OrderRowFragment, PanelOrdersQuery } from './orders.query';
import { StatusTabs } from './status-tabs';

const INITIALLY_HIDDEN = ['contact'];

/** All orders of the shop: searched, narrowed, sorted, and changed where they stand. */
export function OrdersScreen() {
  const { state, ask } = useOrdersState();
  const today = dayAt(new Date());
  const [{ data, error, fetching, stale }, askAgain] = useQuery({
    query: PanelOrdersQuery,
    variables: ordersVariables(state, today),
    context: ORDERS_CONTEXT,
  });
  const reload = () => askAgain({ requestPolicy: 'network-only' });
  const changes = useStatusChanges({ onRefused: reload });
  const [choice, setChoice] = useState<StatusChoice>();
  const [selection, setSelection] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const [bulk, setBulk] = useState<BulkChange>();
  const [hidden, setHidden] = useKeptColumns('siparisler', INITIALLY_HIDDEN);
  const rows = useMemo(() => data && readFragment(OrderRowFragment, data.adminOrders.items), [data]);
  const choose = (order: OrderRow, status: OrderStatus) => {
    if (isAsked(status)) setChoice({ order, status });
    else void changes.change(order, status);
  };
  const parameters = writeOrdersState(state);
  const columns = orderColumns({
    addressOf: ({ id }) => paths.adminOrder(id, parameters),
    statusOf: changes.statusOf,
    onStatus: choose,
  });
  const select = (ids: ReadonlySet<string>) => setSelection(selected(ids, selection, rows ?? []));
  const counts = data?.adminOrderCounts;
  return (
    <Stack gap="4">
      <ScreenTitle>Siparişler</ScreenTitle>
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
        <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
        <Button asChild variant="outline" size="sm">
          <a href={paths.adminOrdersExport(parameters)} download>
            <Icon of={Download} />
            Excel’e aktar
          </a>
        </Button>
      </OrdersFilters>
      {error && !fetching ? (
        <ErrorState title="Siparişler yüklenemedi" onRetry={reload} />
      ) : (
        <Card.Root
          overflow={{ md: 'hidden' }}
          borderWidth={{ base: '0', md: '1px' }}
          bg={{ base: 'transparent', md: 'bg.surface' }}
        >
          <DataTable
            label="Siparişler"
            columns={columns}
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
                <BulkStatusMenu onChoose={(status) => setBulk({ orders: [...selection.values()], status })} />
                <Button asChild variant="outline" size="sm">
                  <a href={paths.adminOrdersExport(selectedOrders(selection))} download>
                    <Icon of={Download} />
                    Seçilenleri aktar
                  </a>
                </Button>
              </>
            }
            empty={<NoOrders state={state} total={data?.adminOrders.total ?? 0} />}
          />
        </Card.Root>
      )}
      {data && data.adminOrders.items.length > 0 && (
        <OrdersPager
          page={state.page}
          found={data.adminOrders}
          addressOf={(page) => paths.adminOrders(writeOrdersState({ ...state, page }))}
        />
      )}
      <BulkStatusDialog
        change={bulk}
        onChanged={(ids) => setSelection(new Map([...selection].filter(([id]) => !ids.has(id))))}
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

/** The state in the address, and how to ask for another one. */
function useOrdersState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readOrdersState(new URLSearchParams(search));
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

/** As the export takes them. */
function selectedOrders(selection: ReadonlyMap<string, OrderRow>): URLSearchParams {
  return new URLSearchParams([...selection.keys()].map((id) => ['siparis', id]));
}

/** Selected orders stay selected on other pages of the list. */
function selected(
  ids: ReadonlySet<string>,
  earlier: ReadonlyMap<string, OrderRow>,
  rows: readonly OrderRow[],
): Map<string, OrderRow> {
  const known = new Map([...earlier, ...rows.map((row) => [row.id, row] as const)]);
  return new Map([...known].filter(([id]) => ids.has(id)));
}
