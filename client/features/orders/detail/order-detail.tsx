import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, MessageCircleQuestionMark, Printer } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatDateTime, formatLiraExactly } from '../../../shop/format';
import { CancelOrder, CancelOrderFragment, type OrderKey } from './cancel-order';
import { OrderAddresses, OrderAddressesFragment } from './order-addresses';
import { OrderDocuments, OrderDocumentsFragment } from './order-documents';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderParcel, OrderParcelFragment } from './order-parcel';
import { OrderSection } from './order-section';
import { OrderSums, OrderSumsFragment } from './order-sums';
import { OrderTimeline, OrderTimelineFragment } from './order-timeline';
import { OwnReferences, OwnReferencesFragment } from './own-references';
import { PaymentDue } from './payment-due';
import { PaymentNoticeForm, PaymentNoticeFormFragment } from './payment-notice-form';
import { PaymentNoticeList, PaymentNoticeListFragment } from './payment-notice-list';
import { shopProductLink } from './shop-product-link';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { OrderStatusBadge } from '../status/order-status-badge';
import { PaymentState } from '../status/payment-state';

export const OrderDetailFragment = graphql(
  `
    fragment OrderDetail on Order {
      number
      createdAt
      status
      paymentStatus
      paymentMethod
      paymentInstructions
      paymentDueAt
      received
      outstanding
      surplus
      notes
      items {
        ...OrderLines
      }
      timeline {
        ...OrderTimeline
      }
      ...OrderDocuments
      ...OrderSums
      ...OrderAddresses
      ...OrderParcel
      ...CancelOrder
      ...OwnReferences
      ...PaymentNoticeList
      ...PaymentNoticeForm
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
    OwnReferencesFragment,
    PaymentNoticeListFragment,
    PaymentNoticeFormFragment,
  ],
);

interface OrderDetailProps {
  order: FragmentOf<typeof OrderDetailFragment>;
  /** How the asking visitor names it: a customer by its id, a guest by its secret. */
  orderKey: OrderKey;
  /** Where to pay. */
  bankAccounts: ReactNode;
}

type Order = ResultOf<typeof OrderDetailFragment>;

/** Everything about one order, for its buyer. */
export function OrderDetail({ order: masked, orderKey, bankAccounts }: OrderDetailProps) {
  const order = readFragment(OrderDetailFragment, masked);
  const [wasCancelled, setWasCancelled] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box as="article" paddingTop="4">
      <OrderHead order={order} headingRef={heading}>
        <CancelOrder
          order={order}
          orderKey={orderKey}
          onCancelled={() => setWasCancelled(true)}
          continueAt={() => heading.current}
        />
      </OrderHead>
      <Box role="status">{wasCancelled && <CancelledNotice />}</Box>
      <TwoColumns gap="4">
        <Stack gap="4" minWidth="0">
          <OrderSection title="Ürünler">
            <OrderLines lines={order.items} productLink={shopProductLink} />
            <Box maxWidth="sm" width="full" marginInlineStart="auto" paddingTop="5" paddingBottom="1">
              <OrderSums order={order} />
            </Box>
          </OrderSection>
          <OrderSection title="Sipariş geçmişi">
            <OrderTimeline entries={order.timeline} />
          </OrderSection>
        </Stack>
        <Stack gap="4" minWidth="0">
          <Payment order={order} orderKey={orderKey} bankAccounts={bankAccounts} />
          <OrderParcel order={order} />
          <OrderAddresses order={order} />
          <OwnReferences order={order} />
          {order.notes && (
            <OrderSection title="Notunuz">
              <Text lineHeight="tall" whiteSpace="pre-line" overflowWrap="anywhere">
                {order.notes}
              </Text>
            </OrderSection>
          )}
          <OrderDocuments order={order} />
        </Stack>
      </TwoColumns>
    </Box>
  );
}

interface OrderHeadProps {
  order: Pick<Order, 'number' | 'status' | 'createdAt'>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function OrderHead({ order: { number, status, createdAt }, headingRef, children }: OrderHeadProps) {
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
            Sipariş #{number}
          </Heading>
          <OrderStatusBadge status={status} />
        </Flex>
        <Text color="fg.muted" textStyle="figures">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
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

/** What came of the money, where that is not just the total. */
function ReceivedAmounts({ order: { status, received, outstanding, surplus } }: { order: Order }) {
  if (received === 0 || (outstanding === 0 && surplus === 0)) return null;
  const isAwaited = outstanding > 0 && status !== 'CANCELLED';
  return (
    <Text textStyle="figures">
      Alınan <b>{formatLiraExactly(received)}</b>
      {isAwaited && (
        <>
          , kalan <b>{formatLiraExactly(outstanding)}</b>
        </>
      )}
      {surplus > 0 && (
        <>
          , fazla <b>{formatLiraExactly(surplus)}</b>
        </>
      )}
    </Text>
  );
}

interface PaymentProps {
  order: Order;
  orderKey: OrderKey;
  bankAccounts: ReactNode;
}

function Payment({ order, orderKey, bankAccounts }: PaymentProps) {
  const { status, paymentStatus, paymentMethod, paymentInstructions, paymentDueAt, received } = order;
  const isUnpaid = paymentStatus === 'PENDING';
  const isOwed = isUnpaid && status !== 'CANCELLED';
  return (
    <OrderSection title="Ödeme">
      <Stack gap="2">
        <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
          {PAYMENT_METHOD_NAMES[paymentMethod]}
          <PaymentState status={paymentStatus} orderStatus={status} received={received} />
        </Flex>
        <ReceivedAmounts order={order} />
        <PaymentDue dueAt={paymentDueAt} />
        {isOwed && paymentMethod === 'BANK_TRANSFER' && bankAccounts}
        {isOwed && paymentMethod !== 'BANK_TRANSFER' && (
          <Text textStyle="small" color="fg.muted">
            {paymentInstructions}
          </Text>
        )}
        {isUnpaid && !isOwed && received === 0 && (
          <Text textStyle="small" color="fg.muted">
            Sipariş iptal edildiği için ödeme beklenmiyor.
          </Text>
        )}
        <PaymentNoticeList order={order} />
        <PaymentNoticeForm order={order} orderKey={orderKey} />
      </Stack>
    </OrderSection>
  );
}
