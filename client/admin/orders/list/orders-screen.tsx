import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths';
import { ORDER_STATUS_LIST, ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { type BulkOutcome, refusedRows } from '../../list/bulk-report';
import { isNarrowed } from '../../list/declare-list';
import { ListScreen } from '../../list/list-screen';
import { type ListView, prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { useOrderNews } from '../news/use-order-news';
import { needsDialog, type StatusChoice } from '../status/status-choice';
import { StatusDialog } from '../status/status-dialog';
import { useStatusChanges } from '../status/use-status-changes';
import { BulkActions } from './bulk-actions';
import { BulkPaidDialog } from './bulk-paid';
import { type BulkChange, BulkStatusDialog } from './bulk-status';
import { OrderActions } from './order-columns';
import { writeOrdersState } from '../orders-state';
import { ORDERS } from './orders.list';
import { type OrderRow } from './orders.query';
import { useListedOrders } from './use-listed-orders';
import { type Counts, useStatusCounts } from './use-status-counts';

/** All orders of the shop: searched, narrowed, sorted, and changed where they stand. */
export function OrdersScreen() {
  const view = useList(ORDERS);
  const { state, rows = [], selection, reload } = view;
  const { change, statusOf } = useStatusChanges({ onRefused: reload });
  const news = useOrderNews(view.data?.adminOrderCounts, isNarrowed(ORDERS, state));
  useListedOrders(view);
  const [choice, setChoice] = useState<StatusChoice>();
  const [bulk, setBulk] = useState<BulkChange>();
  const [paid, setPaid] = useState<readonly OrderRow[]>();
  const report = (outcomes: readonly BulkOutcome[]) => {
    selection.replace(refusedRows(selection.rows, outcomes));
    reload();
  };
  const focusAfterBulk = () => (selection.ids.size === 0 ? document.getElementById(CONTENT_ID) : null);
  const actions = useMemo(
    () => ({
      addressOf: ({ id }: OrderRow) => paths.adminOrder(id, writeOrdersState(state)),
      statusOf,
      onStatus: (order: OrderRow, status: OrderStatus) => {
        if (needsDialog(order, status)) setChoice({ order, status });
        else void change(order, status);
      },
    }),
    [state, change, statusOf],
  );
  return (
    <OrderActions value={actions}>
      <ListScreen
        view={view}
        news={news.text}
        tabs={useStatusTabs(view, news.counts)}
        actions={
          <LinkButton variant="outline" size="xs">
            <a href={paths.adminListExport(ORDERS.name, ORDERS.variables(state))} download>
              <Icon of={Download} />
              Excel’e aktar
            </a>
          </LinkButton>
        }
        bulk={
          <BulkActions
            view={view}
            onStatus={(status) => setBulk({ orders: selection.rows, status })}
            onPaid={() => setPaid(selection.rows)}
          />
        }
      />
      <BulkPaidDialog
        orders={paid}
        onReport={report}
        finalFocus={focusAfterBulk}
        onClose={() => setPaid(undefined)}
      />
      <BulkStatusDialog
        change={bulk}
        onReport={report}
        finalFocus={focusAfterBulk}
        onClose={() => setBulk(undefined)}
      />
      <StatusDialog
        choice={choice && newest(choice, rows)}
        onChanged={reload}
        onClose={() => setChoice(undefined)}
      />
    </OrderActions>
  );
}

/** The states of an order, each with the number of orders in it. */
function useStatusTabs({ state, addressOf }: ListView<typeof ORDERS>, counts: Counts | undefined) {
  const countOf = useStatusCounts(state, counts);
  const tab = (label: string, statuses: readonly OrderStatus[]) => ({
    label,
    to: addressOf({ statuses }),
    isCurrent: state.statuses.join() === statuses.join(),
    count: countOf(statuses[0]),
  });
  const tabs = ORDER_STATUS_LIST.map((status) => tab(ORDER_STATUSES[status].label, [status]));
  return { label: 'Duruma göre', tabs: [tab('Tümü', []), ...tabs] };
}

/** With the order as it was listed last: a change is refused for an earlier version of it. */
function newest({ order, status }: StatusChoice, rows: readonly OrderRow[]): StatusChoice {
  return { order: rows.find(({ id }) => id === order.id) ?? order, status };
}

export { OrdersScreen as Component };
export const prefetch = prefetchList(ORDERS);
