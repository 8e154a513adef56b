import { History } from 'lucide-react';
import { formatDate } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import styles from './bought-mark.module.css';
import { useKnownProduct } from './use-known-products';

/** That the customer bought a product before, and what they call it themselves; nothing for who did not. */
export function BoughtMark({ productId }: { productId: string }) {
  const known = useKnownProduct(productId);
  if (!known) return null;
  const { orderedAt, ownPartNumbers } = known;
  return (
    <span className={styles.marks}>
      {orderedAt !== null && (
        <span className={styles.bought} title={`Son siparişiniz: ${formatDate(orderedAt)}`}>
          <Icon of={History} size={14} />
          Daha önce aldınız
        </span>
      )}
      {ownPartNumbers.length > 0 && (
        <span className={styles.number}>
          Kendi kodunuz: <span translate="no">{ownPartNumbers.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
