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
      history {
        version
        actor {
          name
        }
      }
    }
  }
`);

/** Who has changed an order since the version that is known of it, its buyer or a colleague; undefined while nobody has. */
export function useNewerVersion(id: string, known: number): string | undefined {
  const client = useClient();
  const [newest, setNewest] = useState({ version: known, by: '' });
  useOrderChanges(async () => {
    const { data } = await client.query(OrderVersionQuery, { id }, IN_BACKGROUND).toPromise();
    if (!data?.adminOrder) return;
    const { version, history } = data.adminOrder;
    setNewest({ version, by: history?.at(-1)?.actor.name ?? 'Mağaza' });
  });
  return newest.version > known ? newest.by : undefined;
}
