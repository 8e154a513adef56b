import { useClient } from 'urql';
import { graphql, readFragment } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { type ListView } from '../../list/use-list';
import { useOrderChanges } from '../news/use-order-changes';
import { type ORDERS } from './orders.list';
import { OrderRowFragment } from './orders.query';

export const ListedOrdersQuery = graphql(
  `
    query ListedOrders($ids: [ID!]!, $take: Int!) {
      adminOrders(filter: { ids: $ids }, take: $take) {
        items {
          ...OrderRow
        }
      }
    }
  `,
  [OrderRowFragment],
);

/** Shows what colleagues and buyers do with the listed orders where those stand: none moves, comes or goes. */
export function useListedOrders({ rows = [], patch }: Pick<ListView<typeof ORDERS>, 'rows' | 'patch'>): void {
  const client = useClient();
  useOrderChanges(async () => {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const { data } = await client
      .query(ListedOrdersQuery, { ids, take: ids.length }, IN_BACKGROUND)
      .toPromise();
    if (data) patch(readFragment(OrderRowFragment, data.adminOrders.items));
  });
}
