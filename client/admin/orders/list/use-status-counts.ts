import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { type OrderStatus } from '../../../shop/order-labels';
import { countText, filterKey } from '../../list/declare-list';
import { ORDERS_STATE, ordersFilter, type OrdersState } from '../orders-state';
import { AdminOrderCountsFragment, type PanelOrdersQuery } from './orders.query';

const FoundOrdersQuery = graphql(
  `
    query FoundOrders($filter: AdminOrderFilter!) {
      adminOrderCounts(filter: $filter) {
        ...AdminOrderCounts
      }
    }
  `,
  [AdminOrderCountsFragment],
);

export type Counts = ResultOf<typeof PanelOrdersQuery>['adminOrderCounts'];

const CONTEXT = { additionalTypenames: ['Order'] };
const EVERYTHING = filterKey(ORDERS_STATE.parse(new URLSearchParams()));

/**
 * How many orders each tab leads to: those that the search and the filters find.
 *
 * @param all orders of the shop, as they are loaded with the list
 */
export function useStatusCounts(state: OrdersState, all: Counts | undefined) {
  const anyStatus = { ...state, statuses: [] };
  const isNarrowed = filterKey(anyStatus) !== EVERYTHING;
  const [{ data }] = useQuery({
    query: FoundOrdersQuery,
    variables: { filter: ordersFilter(anyStatus, today()) },
    context: CONTEXT,
    pause: !isNarrowed,
  });
  const counts = isNarrowed ? data?.adminOrderCounts : all;
  return (status: OrderStatus | undefined): string | undefined => {
    if (!counts || status === undefined) return counts && countText(counts);
    const { count = 0, isCountExact } = counts.byStatus.find((one) => one.status === status) ?? {};
    return countText({ total: count, isTotalExact: isCountExact });
  };
}
