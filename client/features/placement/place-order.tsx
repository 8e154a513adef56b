import { formatLiraExactly } from '../../ui/format';
import { SubmitButton } from '../../ui/submit-button';
import styles from './place-order.module.css';

/** The last step, with what it binds to written right above it. */
export function PlaceOrder({ total }: { total: number }) {
  return (
    <div className={styles.action}>
      <p className={styles.obligation}>
        «Siparişi Tamamla» düğmesine bastığınızda siparişiniz kesinleşir ve <b>{formatLiraExactly(total)}</b>{' '}
        (KDV Dahil) ödeme yükümlülüğü altına girersiniz.
      </p>
      <SubmitButton busyLabel="İşleniyor..." size="large" isFull>
        Siparişi Tamamla
      </SubmitButton>
    </div>
  );
}
