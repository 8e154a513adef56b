import { Button, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatLiraExactly } from '../../../shop/format';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { CopyIcon } from '../../../ui/feedback/copy-icon';
import { dueOf } from '../due';
import { Fact, Facts } from '../../record/facts';
import { type PanelOrder } from './order.query';
import { OrderNotices } from './order-notices';
import { type PaymentStep } from './payment-dialog';

interface OrderPaymentProps {
  order: PanelOrder;
  /** Undefined where the order is shown as it was: nothing is changed there. */
  onStep: ((step: PaymentStep) => void) | undefined;
}

/** How the order is paid, what came of it and what is missing. */
export function OrderPayment({ order, onStep }: OrderPaymentProps) {
  const { paymentMethod, paymentStatus, status, payments, received, paymentDueAt, withdrawals } = order;
  const refunded = withdrawals.reduce((sum, withdrawal) => sum + withdrawal.refunded, 0);
  return (
    <OrderSection title="Ödeme">
      <Stack gap="3">
        {received > 0 && <Received order={order} />}
        <Facts>
          <Fact name="Yöntem">{PAYMENT_METHOD_NAMES[paymentMethod]}</Fact>
          <Fact name="Durum">
            {status === 'CANCELLED' && received === 0 ? (
              'Beklenmiyor'
            ) : (
              <PaymentState status={paymentStatus} orderStatus={status} received={received} isShort />
            )}
          </Fact>
          {refunded > 0 && <Fact name="İade edilen">{formatLiraExactly(refunded)}</Fact>}
          {paymentDueAt && <DueFact dueAt={paymentDueAt} />}
        </Facts>
        <OrderNotices order={order} onStep={onStep} />
        {payments.length > 0 && (
          <Stack as="ul" aria-label="Alınan ödemeler" gap="0" listStyleType="none">
            {payments.map((payment) => (
              <Payment key={payment.version} payment={payment} onStep={onStep} />
            ))}
          </Stack>
        )}
        {onStep && paymentStatus === 'PAID' && (
          <Button
            variant="outline"
            size="sm"
            alignSelf="flex-start"
            aria-keyshortcuts="p"
            onClick={() => onStep({ kind: 'paid' })}
          >
            Başka ödeme ekle
          </Button>
        )}
      </Stack>
    </OrderSection>
  );
}

/** What has come of the total, and what is missing or too much. */
function Received({ order: { received, outstanding, surplus, total } }: Pick<OrderPaymentProps, 'order'>) {
  const rest = surplus > 0 ? { name: 'Fazla', kurus: surplus } : { name: 'Kalan', kurus: outstanding };
  return (
    <Stack gap="1.5">
      {rest.kurus > 0 && (
        <Flex justify="space-between" align="baseline" gap="3">
          <Text color="fg.muted">{rest.name}</Text>
          <Text fontSize="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
            {formatLiraExactly(rest.kurus)}
          </Text>
        </Flex>
      )}
      <Progress.Root value={Math.min(received, total)} max={total} size="sm" colorPalette="success">
        <Progress.Track aria-label="Alınan ödeme">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex
        justify="space-between"
        gap="3"
        wrap="wrap"
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        <span>Alınan {formatLiraExactly(received)}</span>
        <span>Toplam {formatLiraExactly(total)}</span>
      </Flex>
    </Stack>
  );
}

interface PaymentProps {
  payment: PanelOrder['payments'][number];
  onStep: OrderPaymentProps['onStep'];
}

function Payment({ payment, onStep }: PaymentProps) {
  const { amount, paidOn, reference } = payment;
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" paddingBlock="2" borderTopWidth="1px">
      <Stack gap="0" minWidth="0">
        <Text fontWeight="medium">{formatLiraExactly(amount)}</Text>
        {paidOn && (
          <Text textStyle="small" color="fg.muted">
            {formatDay(startOfDay(paidOn))}
          </Text>
        )}
        {reference && (
          <Flex textStyle="small" color="fg.muted" align="center" gap="1" overflowWrap="anywhere">
            <span>Dekont {reference}</span>
            <CopyIcon value={reference} what="Dekont" />
          </Flex>
        )}
      </Stack>
      {onStep && (
        <Button
          variant="ghost"
          size="sm"
          color="danger.fg"
          flex="none"
          aria-label={`Ödeme İptal: ${formatLiraExactly(amount)}`}
          onClick={() => onStep({ kind: 'reverted', payment })}
        >
          Ödeme İptal
        </Button>
      )}
    </Flex>
  );
}

function DueFact({ dueAt }: { dueAt: string }) {
  const { lastDay, text, isLate } = dueOf(dueAt);
  return (
    <Fact name="Son ödeme">
      {formatDay(lastDay)}
      <Text as="span" display="block" color={isLate ? 'danger.fg' : 'fg.muted'}>
        {text}
      </Text>
    </Fact>
  );
}
