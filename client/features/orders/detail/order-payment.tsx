import { Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatLiraExactly } from '../../../shop/format';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { PaymentState } from '../status/payment-state';
import { type OrderKey } from './cancel-order';
import { OrderSection } from './order-section';
import { PaymentDue } from './payment-due';
import { PaymentNoticeForm, PaymentNoticeFormFragment } from './payment-notice-form';
import { PaymentNoticeList, PaymentNoticeListFragment } from './payment-notice-list';

export const OrderPaymentFragment = graphql(
  `
    fragment OrderPayment on Order {
      status
      paymentStatus
      paymentMethod
      paymentInstructions
      paymentDueAt
      received
      outstanding
      surplus
      withdrawals {
        version
        refunded
      }
      ...PaymentNoticeList
      ...PaymentNoticeForm
    }
  `,
  [PaymentNoticeListFragment, PaymentNoticeFormFragment],
);

type Order = ResultOf<typeof OrderPaymentFragment>;

/** What came of the money, where that is not just the total. */
function ReceivedAmounts({ order: { status, received, outstanding, surplus } }: { order: Order }) {
  if (received === 0 || (outstanding === 0 && surplus === 0)) return null;
  const isAwaited = outstanding > 0 && status !== 'CANCELLED';
  return (
    <Text textStyle="figures">
      Alınan <b translate="no">{formatLiraExactly(received)}</b>
      {isAwaited && (
        <>
          , kalan <b translate="no">{formatLiraExactly(outstanding)}</b>
        </>
      )}
      {surplus > 0 && (
        <>
          , fazla <b translate="no">{formatLiraExactly(surplus)}</b>
        </>
      )}
    </Text>
  );
}

/** The order stays paid when goods come back and their price with them. */
function Refunded({ order: { withdrawals } }: { order: Order }) {
  const refunded = withdrawals.reduce((sum, withdrawal) => sum + withdrawal.refunded, 0);
  if (refunded === 0) return null;
  return (
    <Text textStyle="figures">
      İade edilen <b translate="no">{formatLiraExactly(refunded)}</b>
    </Text>
  );
}

interface OrderPaymentProps {
  order: FragmentOf<typeof OrderPaymentFragment>;
  orderKey: OrderKey;
  bankAccounts: ReactNode;
}

/** How the order is paid, what came of it, and where to pay. */
export function OrderPayment({ order: masked, orderKey, bankAccounts }: OrderPaymentProps) {
  const order = readFragment(OrderPaymentFragment, masked);
  const { status, paymentStatus, paymentMethod, paymentInstructions, paymentDueAt, received, outstanding } =
    order;
  const isUnpaid = paymentStatus === 'PENDING';
  const isOwed = isUnpaid && status !== 'CANCELLED';
  // What is paid on delivery is paid by then: the shop has yet to record it.
  const isStillToPay = isOwed && !(paymentMethod === 'CASH_ON_DELIVERY' && status === 'DELIVERED');
  return (
    <OrderSection title="Ödeme">
      <Stack gap="2">
        <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
          {PAYMENT_METHOD_NAMES[paymentMethod]}
          <PaymentState status={paymentStatus} orderStatus={status} received={received} />
        </Flex>
        <ReceivedAmounts order={order} />
        <Refunded order={order} />
        <PaymentDue dueAt={paymentDueAt} />
        {isOwed && paymentMethod === 'BANK_TRANSFER' && (
          <>
            {received === 0 && (
              <Text textStyle="figures">
                Gönderilecek tutar <b translate="no">{formatLiraExactly(outstanding)}</b>
              </Text>
            )}
            {bankAccounts}
          </>
        )}
        {isStillToPay && paymentMethod !== 'BANK_TRANSFER' && (
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
