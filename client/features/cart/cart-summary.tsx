import { Truck } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { formatLiraExactly, formatLiraInWords, formatTaxRate } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { type Cart } from './cart-data';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  totals: Cart['totals'];
  /** A change is under way: the sums are still those of before. */
  isSettling: boolean;
  /** What stands between the heading and the sums. */
  above?: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/** Every line of the sum, and what is missing to free shipping. */
export function CartSummary({ totals, isSettling, above, children }: CartSummaryProps) {
  return (
    <aside className={`${layout.panel} ${styles.summary}`} aria-label="Sipariş özeti">
      <h2 className={text.h3}>Sipariş özeti</h2>
      {above}
      <dl className={styles.sums} aria-busy={isSettling}>
        <div>
          <dt>Ara toplam, net</dt>
          <dd>{formatLiraExactly(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>KDV {formatTaxRate(totals.taxRate)}</dt>
          <dd>{formatLiraExactly(totals.tax)}</dd>
        </div>
        <div>
          <dt>Kargo</dt>
          <dd>
            {totals.shipping > 0 || totals.subtotal === 0 ? (
              formatLiraExactly(totals.shipping)
            ) : (
              <span className={styles.free}>Ücretsiz</span>
            )}
          </dd>
        </div>
        <div className={styles.grand}>
          <dt>
            Genel toplam <small>KDV Dahil</small>
          </dt>
          <dd data-testid="cart-total">{formatLiraExactly(totals.total)}</dd>
        </div>
      </dl>
      <FreeShipping totals={totals} />
      <div className={styles.way}>{children}</div>
    </aside>
  );
}

function FreeShipping({ totals }: { totals: Cart['totals'] }) {
  const { freeShippingThreshold: threshold, freeShippingGap: gap, subtotal } = totals;
  if (threshold === null || gap === null || gap <= 0) return null;
  const reached = Math.min(subtotal / threshold, 1);
  return (
    <div className={styles.gap}>
      <p>
        <Truck aria-hidden size={16} strokeWidth={1.75} />
        <span>
          Ücretsiz kargo için net <b>{formatLiraInWords(gap)}</b> daha
        </span>
      </p>
      <div className={styles.meter} aria-hidden style={{ '--reached': reached } as CSSProperties} />
    </div>
  );
}
