import { Box, Container } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { paths } from '../../paths';
import { EndedLink } from '../../features/orders/detail/ended-link';
import { OrderReceived, OrderReceivedFragment } from '../../features/orders/detail/order-received';
import { graphql } from '../../graphql/graphql';
import { ErrorState } from '../../ui/feedback/error-state';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { CheckoutSkeleton } from './checkout-skeleton';
import { NotFoundScreen } from '../errors/not-found-screen';
import { OrderSteps } from './order-steps';
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
    <Container>
      <OrderSteps at="placed" />
      {!order && !error && <CheckoutSkeleton />}
      {!order && error && (
        <Box mt="5">
          <ErrorState
            heading="h1"
            title="Siparişiniz gösterilemedi"
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          >
            <p>Siparişiniz kayıtlı. Bağlantınızı kontrol edip yeniden deneyin.</p>
          </ErrorState>
        </Box>
      )}
      {order && (
        <OrderReceived
          order={order}
          isGuests={order.userId === GUEST}
          followPath={followPath && isBuilt(followPath) ? followPath : undefined}
        />
      )}
    </Container>
  );
}
