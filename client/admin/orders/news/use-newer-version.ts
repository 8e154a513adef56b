import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useOrderChanges } from './use-order-changes';

const OrderVersionQuery = graphql(`
  query OrderVersion($id: ID!) {
    adminOrder(id: $id) {
      id
      version
    }
  }
`);

/** Whether an order has changed since the version that is known of it, by its buyer or a colleague. */
export function useNewerVersion(id: string, known: number): boolean {
  const client = useClient();
  const [newest, setNewest] = useState(known);
  useOrderChanges(async () => {
    const { data } = await client.query(OrderVersionQuery, { id }, IN_BACKGROUND).toPromise();
    if (data?.adminOrder) setNewest(data.adminOrder.version);
  });
  return newest > known;
}
