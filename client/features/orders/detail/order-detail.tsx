import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, MessageCircleQuestionMark, Printer } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatCount, formatDateTime } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';
import { AddedNote } from '../../cart/page/added-note';
import { CancelOrder, CancelOrderFragment, type OrderKey } from './cancel-order';
import { OrderAddresses, OrderAddressesFragment } from './order-addresses';
import { OrderDocuments, OrderDocumentsFragment } from './order-documents';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderParcel, OrderParcelFragment } from './order-parcel';
import { OrderPayment, OrderPaymentFragment } from './order-payment';
import { OrderSection } from './order-section';
import { OrderSums, OrderSumsFragment } from './order-sums';
import { OrderTimeline, OrderTimelineFragment } from './order-timeline';
import { OwnReferences } from './own-references';
import { CorrectedReferencesFragment } from './corrected-references';
import { Reorder, type Reordering } from './reorder';
import { shopProductLink } from './shop-product-link';
import { WithdrawalSection } from './withdrawal-section';
import { WithdrawalSectionFragment } from './withdrawal.query';
import { OrderStatusBadge } from '../status/order-status-badge';
import { StatusTrack } from '../status/status-track';

export const OrderDetailFragment = graphql(
  `
    fragment OrderDetail on Order {
      number
      createdAt
      status
      notes
      items {
        ...OrderLines
      }
      paymentMethod
      paymentStatus
      timeline {
        at
        status
        ...OrderTimeline
      }
      ...OrderDocuments
      ...OrderSums
      ...OrderAddresses
      ...OrderParcel
      ...CancelOrder
      ...CorrectedReferences
      ...OrderPayment
      ...WithdrawalSection
    }
  `,
  [
    OrderLinesFragment,
    OrderTimelineFragment,
    OrderDocumentsFragment,
    OrderSumsFragment,
    OrderAddressesFragment,
    OrderParcelFragment,
    CancelOrderFragment,
    CorrectedReferencesFragment,
    OrderPaymentFragment,
    WithdrawalSectionFragment,
  ],
);

interface OrderDetailProps {
  order: FragmentOf<typeof OrderDetailFragment>;
  /** How the asking visitor names it: a customer by its id, a guest by its secret. */
  orderKey: OrderKey;
  /** Where to pay. */
  bankAccounts: ReactNode;
  /** Reads what is shown again. */
  reload: () => void;
}

type Order = ResultOf<typeof OrderDetailFragment>;

/** Everything about one order, for its buyer. */
export function OrderDetail({ order: masked, orderKey, bankAccounts, reload }: OrderDetailProps) {
  const order = readFragment(OrderDetailFragment, masked);
  const [wasCancelled, setWasCancelled] = useState(false);
  const [reordering, setReordering] = useState<Reordering>();
  const heading = useRef<HTMLHeadingElement>(null);
  const payment = <OrderPayment order={order} orderKey={orderKey} bankAccounts={bankAccounts} />;
  // It stays where it stood when the page was opened: elsewhere, a notice that is half typed in it would be lost.
  const [isTransferAwaited] = useState(() => awaitsTransfer(order));
  return (
    <Box as="article" paddingTop="4">
      <OrderHead order={order} headingRef={heading}>
        {order.items.length > 0 && <Reorder orderKey={orderKey} onDone={setReordering} />}
        <CancelOrder
          order={order}
          orderKey={orderKey}
          onCancelled={() => setWasCancelled(true)}
          continueAt={() => heading.current}
        />
      </OrderHead>
      <Box role="status">{wasCancelled && <CancelledNotice />}</Box>
      {reordering && <ReorderNote result={reordering} />}
      <TwoColumns gap="4">
        <Stack gap="4" minWidth="0">
          <StatusTrack status={order.status} reachedAt={reachedAt(order.timeline)} Time={ReachedAt} />
          {isTransferAwaited && payment}
          <OrderSection title="Ürünler">
            <OrderLines lines={order.items} productLink={shopProductLink} />
            <Box maxWidth="sm" width="full" marginInlineStart="auto" paddingTop="5" paddingBottom="1">
              <OrderSums order={order} />
            </Box>
          </OrderSection>
          <WithdrawalSection order={order} orderKey={orderKey} />
          <OrderSection title="Sipariş geçmişi">
            <OrderTimeline entries={order.timeline} />
          </OrderSection>
        </Stack>
        <Stack gap="4" minWidth="0">
          {!isTransferAwaited && payment}
          <OrderParcel order={order} />
          <OwnReferences order={order} orderKey={orderKey} onConflict={reload} />
          <OrderDocuments order={order} />
          <OrderAddresses order={order} />
          {order.notes && (
            <OrderSection title="Notunuz">
              <Text lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
                {order.notes}
              </Text>
            </OrderSection>
          )}
        </Stack>
      </TwoColumns>
    </Box>
  );
}

/** What there is to do now stands first, and has the width for its account numbers. */
const awaitsTransfer = ({ status, paymentMethod, paymentStatus }: Order): boolean =>
  paymentMethod === 'BANK_TRANSFER' && paymentStatus === 'PENDING' && status !== 'CANCELLED';

/** When each state was reached the last time. */
const reachedAt = (timeline: Order['timeline']): ReadonlyMap<OrderStatus, string> =>
  new Map(timeline.flatMap(({ at, status }) => (status === null ? [] : [[status, at] as const])));

const ReachedAt = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

interface OrderHeadProps {
  order: Pick<Order, 'number' | 'status' | 'createdAt' | 'items'>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function OrderHead({ order, headingRef, children }: OrderHeadProps) {
  const { number, status, createdAt, items } = order;
  return (
    <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="3" paddingBottom="5">
      <Stack gap="1" minWidth="0">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          <Heading
            as="h1"
            ref={headingRef}
            tabIndex={-1}
            textStyle="h1"
            overflowWrap="anywhere"
            _focusVisible={{ outline: 'none' }}
          >
            Sipariş <span translate="no">#{number}</span>
          </Heading>
          <OrderStatusBadge status={status} />
        </Flex>
        <Text color="fg.muted" textStyle="figures">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>, {formatCount(items.length)} kalem
        </Text>
      </Stack>
      <Flex wrap="wrap" gap="2" _print={{ display: 'none' }}>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} />
          Yazdır
        </Button>
        <ButtonLink tone="line" to={paths.orderQuestion(number)}>
          <Icon of={MessageCircleQuestionMark} size={18} />
          Soru sor
        </ButtonLink>
        {children}
      </Flex>
    </Flex>
  );
}

function ReorderNote({ result: { count, sentences, failure } }: { result: Reordering }) {
  if (failure !== undefined) {
    return (
      <Box marginBottom="4">
        <ErrorAlert role="alert">
          <p>{failure}</p>
        </ErrorAlert>
      </Box>
    );
  }
  return <AddedNote count={count} sentences={sentences} marginBottom="4" _print={{ display: 'none' }} />;
}

function CancelledNotice() {
  return (
    <Alert.Root status="success" marginBottom="4">
      <Alert.Indicator>
        <Icon of={CircleCheck} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description>Siparişiniz iptal edildi.</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
