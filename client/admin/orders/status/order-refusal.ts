import { type CombinedError } from '@urql/core';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shop/order-labels';

interface Conflict {
  readonly expectedVersion?: number;
  readonly currentVersion?: number;
  readonly current?: { readonly status?: OrderStatus; readonly paymentStatus?: PaymentStatus };
}

/** Why an order was not changed; of one that somebody else changed meanwhile, both versions and how it stands now. */
export function orderRefusal(error: CombinedError): Refusal {
  const refusal = refusalOf(error);
  return isConflict(refusal) ? { ...refusal, message: conflictText(refusal) } : refusal;
}

/** Whether the order has to be read again before it can be changed. */
export function isConflict({ code }: Refusal): boolean {
  return code === 'VERSION_CONFLICT';
}

function conflictText({ message, details }: Refusal): string {
  const { expectedVersion, currentVersion, current } = details as Conflict;
  if (expectedVersion === undefined || currentVersion === undefined || !current?.status) return message;
  const payment = current.paymentStatus && `, ödeme: ${PAYMENT_STATUSES[current.paymentStatus].label}`;
  return (
    `Siz siparişin ${String(expectedVersion)}. sürümünü görüyordunuz; şimdi ${String(currentVersion)}. sürümünde: ` +
    `${ORDER_STATUSES[current.status].label}${payment ?? ''}. Denetleyip yeniden deneyin.`
  );
}
