import { OrderSection } from '../../../features/orders/detail/order-section';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { startOfDay } from '../../../shop/days';
import { formatDate, formatDay, formatLiraExactly } from '../../../shop/format';
import { PAYMENT_METHODS } from '../../../shop/payment-methods';
import { Fact, Facts } from './facts';
import { type PanelOrder } from './order.query';

/** How the order is paid, and what is known of the payment. */
export function OrderPayment({ order }: { order: PanelOrder }) {
  const { paymentMethod, paymentStatus, status, payment, paymentDueAt } = order;
  return (
    <OrderSection title="Ödeme">
      <Facts>
        <Fact name="Yöntem">{PAYMENT_METHODS[paymentMethod].name}</Fact>
        <Fact name="Durum">
          {status === 'CANCELLED' && paymentStatus !== 'PAID' ? (
            'Beklenmiyor'
          ) : (
            <PaymentState status={paymentStatus} orderStatus={status} isShort />
          )}
        </Fact>
        {payment?.amount != null && <Fact name="Tutar">{formatLiraExactly(payment.amount)}</Fact>}
        {payment?.paidOn && <Fact name="Ödeme günü">{formatDay(startOfDay(payment.paidOn))}</Fact>}
        {payment?.reference && (
          <Fact name="Dekont" copied={payment.reference}>
            {payment.reference}
          </Fact>
        )}
        {paymentDueAt && <Fact name="Son ödeme">{formatDate(dayBefore(paymentDueAt))}</Fact>}
      </Facts>
    </OrderSection>
  );
}

/** It is awaited until the end of the day before. */
function dayBefore(dueAt: string): string {
  return new Date(Date.parse(dueAt) - 1).toISOString();
}
