import { Alert, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { OrderLines } from '../../../features/orders/detail/order-lines';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { OrderSums } from '../../../features/orders/detail/order-sums';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { NewsLine } from '../news/news-line';
import { useNewerVersion } from '../news/use-newer-version';
import { StatusDialog } from '../status/status-dialog';
import { AcceptedDocuments } from './accepted-documents';
import { OrderActions, type OrderStep } from './order-actions';
import { OrderAddresses } from './order-addresses';
import { OrderCustomer } from './order-customer';
import { OrderHead } from './order-head';
import { OrderPayment } from './order-payment';
import { OrderShipment } from './order-shipment';
import { OrderTimeline } from '../timeline/order-timeline';
import {
  atVersion,
  neighborVariables,
  OrderNeighborsQuery,
  type PanelOrder,
  PanelOrderQuery,
  readVersion,
} from './order.query';
import { panelProductLink } from './panel-product-link';
import { PaymentDialog } from './payment-dialog';
import { ShipmentDialog } from './shipment-dialog';
import { StatusTrack } from './status-track';
import { UnknownOrder } from './unknown-order';

/** One order: what was ordered, where it stands, everything that happened to it, and as it was at any time. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  return <LoadedOrder key={orderId} orderId={orderId} />;
}

function LoadedOrder({ orderId }: { orderId: string }) {
  const [parameters] = useSearchParams();
  const [answer, askAgain] = useQuery({
    query: PanelOrderQuery,
    variables: { id: orderId, version: readVersion(parameters) },
  });
  const { error, fetching, stale } = answer;
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  // The history of the order as it is now leads also to what came after the version that is shown.
  const [{ data: now }, askForNow] = useQuery({
    query: PanelOrderQuery,
    variables: { id: orderId, version: null },
  });
  if (error && !fetching && !data) {
    return (
      <ErrorState title="Sipariş yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <OrderSkeleton />;
  if (!data.adminOrder) return <UnknownOrder />;
  return (
    <Order
      problem={error && !fetching ? refusalOf(error).message : undefined}
      order={data.adminOrder}
      events={now?.adminOrder?.history ?? data.adminOrder.history ?? []}
      isRefreshing={fetching || stale}
      reload={() => askForNow({ requestPolicy: 'network-only' })}
    />
  );
}

interface OrderProps {
  /** As it is now, or as it was after one of its events. */
  order: PanelOrder;
  /** Everything that has happened until now. */
  events: NonNullable<PanelOrder['history']>;
  isRefreshing: boolean;
  /** Why it could not be loaded anew. */
  problem: string | undefined;
  reload: () => void;
}

function Order({ order, events, isRefreshing, problem, reload }: OrderProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<OrderStatus>();
  const [step, setStep] = useState<OrderStep>();
  const neighbors = useNeighbors(order.id, parameters);
  const isChanged = useNewerVersion(order.id, events.length);
  const isPast = readVersion(parameters) !== null && order.version < events.length;
  const show = (version: number) =>
    void navigate(
      paths.adminOrder(order.id, atVersion(parameters, version === events.length ? null : version)),
      { replace: true, preventScrollReset: true },
    );
  const showNow = () => {
    // The button goes with the notice.
    heading.current?.focus({ preventScroll: true });
    show(events.length);
  };
  const history = order.history ?? [];
  return (
    <Stack gap="4" aria-busy={isRefreshing}>
      <ScreenTitle>{`#${order.number}`}</ScreenTitle>
      <NewsLine text={isChanged ? 'Sipariş bu sırada değişti' : undefined} onRefresh={reload} />
      <OrderHead
        order={order}
        headingRef={heading}
        ways={neighbors}
        onStatus={isPast ? undefined : setStatus}
      >
        {!isPast && <OrderActions order={order} onStatus={setStatus} onStep={setStep} />}
      </OrderHead>
      {problem !== undefined && (
        <ErrorAlert role="status">
          <p>{problem}</p>
        </ErrorAlert>
      )}
      {isPast && <PastNotice onReturn={showNow} />}
      <StatusTrack status={order.status} reachedAt={reachedAt(history)} />
      <TwoColumns gap="4" alignItems="start">
        <Stack gap="4" minWidth="0">
          <OrderSection title={`Ürünler (${formatCount(order.items.length)})`}>
            <OrderLines lines={order.items} productLink={panelProductLink} />
            <Flex justify="flex-end" paddingTop="4">
              <OrderSums order={order} />
            </Flex>
          </OrderSection>
          <OrderTimeline order={order} events={events} isPast={isPast} onShow={show} reload={reload} />
        </Stack>
        <Stack gap="4" minWidth="0">
          <OrderCustomer order={order} />
          <OrderAddresses order={order} />
          <OrderPayment order={order} />
          <OrderShipment shipment={order.shipment} />
          {order.notes && (
            <OrderSection title="Müşteri notu">
              <Text lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
                {order.notes}
              </Text>
            </OrderSection>
          )}
          <AcceptedDocuments id={order.id} documents={order.documents} />
        </Stack>
      </TwoColumns>
      <StatusDialog
        choice={status && { order, status }}
        finalFocus={() => heading.current}
        onConflict={reload}
        onClose={() => setStatus(undefined)}
      />
      <PaymentDialog
        order={order}
        step={step === 'shipment' ? undefined : step}
        onConflict={reload}
        onClose={() => setStep(undefined)}
      />
      <ShipmentDialog
        order={order}
        isOpen={step === 'shipment'}
        onConflict={reload}
        onClose={() => setStep(undefined)}
      />
    </Stack>
  );
}

/** Addresses of the list it was opened from and of the orders beside it there. */
function useNeighbors(id: string, parameters: URLSearchParams) {
  const [{ data }] = useQuery({ query: OrderNeighborsQuery, variables: neighborVariables(id, parameters) });
  const list = atVersion(parameters, null);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminOrder(other, list);
  return {
    list: paths.adminOrders(list),
    previous: addressOf(data?.adminOrderNeighbors.previousId),
    next: addressOf(data?.adminOrderNeighbors.nextId),
  };
}

function reachedAt(history: OrderProps['events']): Map<OrderStatus, string> {
  return new Map(history.flatMap(({ to, at }) => (to ? [[to, at] as const] : [])));
}

function PastNotice({ onReturn }: { onReturn: () => void }) {
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator>
        <Icon of={History} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description>
          Siparişin geçmişteki hâlini görüyorsunuz; burada bir şey değiştirilemez.
        </Alert.Description>
      </Alert.Content>
      <Button variant="outline" size="sm" onClick={onReturn}>
        Güncel hâline dönün
      </Button>
    </Alert.Root>
  );
}

function OrderSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Sipariş yükleniyor">
      <Skeleton height="10" width="60%" />
      <TwoColumns gap="4">
        <Skeleton height="lg" />
        <Skeleton height="md" />
      </TwoColumns>
    </Stack>
  );
}
