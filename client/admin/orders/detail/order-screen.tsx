import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { StatusTrack } from '../../../features/orders/status/status-track';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';
import { CopyIcon } from '../../../ui/feedback/copy-icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { ScreenTitle } from '../../frame/screen-title';
import { countText } from '../../list/declare-list';
import { NewsLine } from '../../list/news-line';
import { useShownRow } from '../../list/use-return-to-row';
import { useNewerVersion } from '../news/use-newer-version';
import { PastBand } from '../../record/past-band';
import { RecordHead } from '../../record/record-head';
import { When } from '../../record/when';
import { type RecordPlace } from '../../record/record-keys';
import { needsDialog } from '../status/status-choice';
import { StatusDialog } from '../status/status-dialog';
import { useStatusChanges } from '../status/use-status-changes';
import { AcceptedDocuments, WaitingDocuments } from './order-documents';
import { OrderMessages } from './order-messages';
import { OrderPapers } from './order-papers';
import { OrderActions, type OrderStep } from './order-actions';
import { OrderBands } from './order-bands';
import { OrderAddresses } from './order-addresses';
import { OrderCustomer } from './order-customer';
import { OrderPayment } from './order-payment';
import { OrderReferences } from './order-references';
import { OrderSkeleton } from './order-skeleton';
import { OrderProducts } from './order-products';
import { OrderShipment } from './order-shipment';
import { OrderWithdrawals } from './order-withdrawals';
import { OrderTimeline } from '../timeline/order-timeline';
import {
  neighborVariables,
  OrderNeighborsQuery,
  type PanelOrder,
  PanelOrderQuery,
  reachedAt,
} from './order.query';
import { atVersion, readVersion } from '../../record/shown-version';
import { PaymentDialog } from './payment-dialog';
import { ShipmentDialog } from './shipment-dialog';
import { UnknownOrder } from './unknown-order';
import { OrderStatusMenu } from '../status/order-status-menu';

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
  const place = usePlace(order.id, parameters);
  const changes = useStatusChanges({ onRefused: reload });
  const changedBy = useNewerVersion(order.id, events.length);
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
  const name = `#${order.number}`;
  return (
    <Stack gap="4" aria-busy={isRefreshing}>
      <ScreenTitle>{name}</ScreenTitle>
      <NewsLine text={changedBy && `${changedBy} siparişi değiştirdi`} onRefresh={reload} />
      <RecordHead
        title={name}
        headingRef={heading}
        place={place}
        noun="sipariş"
        audited={{ kind: 'order', id: order.id }}
        keys={{ S: 'Durumu değiştir', N: 'İç not yaz', P: 'Ödeme kaydet' }}
        state={
          <>
            <CopyIcon value={name} what="Sipariş numarası" />
            {isPast ? (
              <OrderStatusBadge status={order.status} />
            ) : (
              <OrderStatusMenu name={name} {...changes.statusOf(order)} onChoose={setStatus} />
            )}
            <PaymentState
              status={order.paymentStatus}
              orderStatus={order.status}
              received={order.received}
              // «Kısmen ödendi» says what it is about.
              isShort={order.received > 0 && order.outstanding > 0}
            />
          </>
        }
        actions={
          !isPast && (
            <OrderActions
              order={order}
              onNext={(next) =>
                needsDialog(order, next) ? setStatus(next) : void changes.change(order, next)
              }
              onStatus={setStatus}
              onStep={setStep}
            />
          )
        }
      />
      <OrderBands order={order} isPast={isPast} reload={reload} />
      {problem !== undefined && (
        <ErrorAlert role="status">
          <p>{problem}</p>
        </ErrorAlert>
      )}
      {isPast && (
        <PastBand
          sentence="Siparişin geçmişteki hâlini görüyorsunuz; burada bir şey değiştirilemez."
          version={order.version}
          events={events}
          onShow={show}
          onReturn={showNow}
        >
          <OrderStatusBadge status={order.status} />
          <PaymentState status={order.paymentStatus} orderStatus={order.status} received={order.received} />
        </PastBand>
      )}
      <StatusTrack status={order.status} reachedAt={reachedAt(order.history ?? [])} Time={When} />
      <TwoColumns
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' }}
      >
        <Stack gap="4" minWidth="0">
          <OrderProducts order={order} />
          <OrderTimeline order={order} events={events} isPast={isPast} onShow={show} reload={reload} />
        </Stack>
        {/* On a phone whom to call and what is to be paid come before the goods. */}
        <Stack gap="4" minWidth="0" order={{ base: -1, lg: 0 }}>
          <OrderCustomer order={order} />
          <OrderMessages order={order} />
          <OrderAddresses order={order} />
          <OrderReferences order={order} isPast={isPast} reload={reload} />
          <OrderPayment order={order} onStep={isPast ? undefined : setStep} />
          <OrderWithdrawals order={order} isPast={isPast} reload={reload} />
          <OrderShipment shipment={order.shipment} />
          {/* Of an erased buyer there are none; they show the order as it is now. */}
          {order.shippingAddress && !isPast && <OrderPapers id={order.id} />}
          <WaitingDocuments waitingDocuments={order.waitingDocuments} />
          <AcceptedDocuments id={order.id} documents={order.documents} />
        </Stack>
      </TwoColumns>
      <StatusDialog
        choice={status && { order, status }}
        finalFocus={() => heading.current}
        onChanged={reload}
        onClose={() => setStatus(undefined)}
      />
      <PaymentDialog
        order={order}
        step={step?.kind === 'shipment' ? undefined : step}
        onConflict={reload}
        onClose={() => setStep(undefined)}
      />
      <ShipmentDialog
        order={order}
        isOpen={step?.kind === 'shipment'}
        onConflict={reload}
        onClose={() => setStep(undefined)}
      />
    </Stack>
  );
}

/** Addresses of the list it was opened from and of the orders beside it there. */
function usePlace(id: string, parameters: URLSearchParams): RecordPlace {
  const [{ data }] = useQuery({ query: OrderNeighborsQuery, variables: neighborVariables(id, parameters) });
  const list = atVersion(parameters, null);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminOrder(other, list);
  const address = paths.adminOrders(list);
  useShownRow(address, id);
  const beside = data?.adminOrderNeighbors;
  return {
    list: address,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}

export { OrderScreen as Component };
export { prefetchOrder as prefetch } from './order.query';
