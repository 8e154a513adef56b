import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { type Refusal } from '../../../graphql/refusal';
import { timeAgo } from '../../../shop/time-ago';

export const CurrentOrderQuery = graphql(`
  query CurrentOrder($id: ID!) {
    adminOrder(id: $id) {
      id
      version
      status
      history {
        at
        text
        actor {
          name
        }
      }
    }
  }
`);

/** An order as it is by now, after somebody else was faster. */
export type CurrentOrder = NonNullable<ResultOf<typeof CurrentOrderQuery>['adminOrder']>;

/** Undefined where the refusal is no conflict, and where the order cannot be read. */
export async function currentOrder(
  client: Client,
  orderId: string,
  { code }: Refusal,
): Promise<CurrentOrder | undefined> {
  if (code !== 'VERSION_CONFLICT') return undefined;
  const { data } = await client.query(CurrentOrderQuery, { id: orderId }, { requestPolicy: 'network-only' });
  return data?.adminOrder ?? undefined;
}

/** «Ece İşcan, 2 dakika önce: Sipariş onaylandı.» */
export function lastChangeOf({ history }: CurrentOrder): string {
  const last = history?.at(-1);
  return last ? `${last.actor.name ?? 'Mağaza'}, ${timeAgo(last.at)}: ${last.text}` : '';
}
