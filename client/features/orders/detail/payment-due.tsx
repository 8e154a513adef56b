import { formatDate } from '../../../shop/format';

/** Until when the money of a transfer is expected; empty when no time was announced. */
export function PaymentDue({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null;
  return (
    <p>
      Ödemenizi <b>{formatDate(new Date(new Date(dueAt).getTime() - 1).toISOString())}</b> gün sonuna kadar
      bekliyoruz.
    </p>
  );
}
