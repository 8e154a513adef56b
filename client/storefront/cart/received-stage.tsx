import { useQuery } from 'urql';
import { paths } from '../../app/paths';
import { EndedLink } from '../../features/order/ended-link';
import { OrderReceived, OrderReceivedFragment } from '../../features/order/order-received';
import { graphql } from '../../graphql/graphql';
import { useIsBuilt } from '../../ui/built-pages';
import layout from '../../ui/layout.module.css';
import { CheckoutSkeleton } from './checkout-skeleton';
import { NotFoundScreen } from '../faults/not-found-screen';
import { OrderSteps } from './order-steps';
import { StageFault } from './stage-fault';
import { endedLink, UNKNOWN_LINKED_ORDER } from '../orders/unknown-order';

const ReceivedOrderQuery = graphql(
  `
    query ReceivedOrder($token: String!) {
      orderByToken(token: $token) {
        id
        userId
        ...OrderReceived
      }
    }
  `,
  [OrderReceivedFragment],
);

/** How the server names the buyer of an order without an account. */
const GUEST = 'guest';

/** The third stage: the order is in. It stands at a secret address and can be opened again. */
export function ReceivedStage({ token }: { token: string }) {
  const isBuilt = useIsBuilt();
  const [{ data, error }, ask] = useQuery({ query: ReceivedOrderQuery, variables: { token } });
  const order = data?.orderByToken;
  const ended = endedLink(error);
  if (ended !== undefined) return <EndedLink message={ended} />;
  if (order === null) return <NotFoundScreen {...UNKNOWN_LINKED_ORDER} />;
  const followPath = order && (order.userId === GUEST ? paths.trackedOrder(token) : paths.order(order.id));
  return (
    <div className={layout.page}>
      <OrderSteps at="placed" />
      {!order && !error && <CheckoutSkeleton />}
      {!order && error && (
        <StageFault
          title="Siparişiniz gösterilemedi"
          hint="Siparişiniz kayıtlı. Bağlantınızı denetleyip yeniden deneyin."
          askAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {order && (
        <OrderReceived
          order={order}
          isGuests={order.userId === GUEST}
          followPath={followPath && isBuilt(followPath) ? followPath : undefined}
        />
      )}
    </div>
  );
}
