import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatLiraExactly, formatTaxRate } from '../../ui/format';
import styles from './order-sums.module.css';

export const OrderSumsFragment = graphql(`
  fragment OrderSums on Order {
    subtotal
    tax
    taxRate
    shipping
    total
  }
`);

/** Net sum, tax, shipping, and what they come to. */
export function OrderSums({ order: masked }: { order: FragmentOf<typeof OrderSumsFragment> }) {
  const { subtotal, tax, taxRate, shipping, total } = readFragment(OrderSumsFragment, masked);
  return (
    <dl className={styles.sums}>
      <dt>Ara toplam, net</dt>
      <dd>{formatLiraExactly(subtotal)}</dd>
      <dt>KDV {formatTaxRate(taxRate)}</dt>
      <dd>{formatLiraExactly(tax)}</dd>
      <dt>Kargo</dt>
      <dd>{shipping === 0 ? 'Ücretsiz' : formatLiraExactly(shipping)}</dd>
      <dt className={styles.total}>Toplam, KDV Dahil</dt>
      <dd className={styles.total}>{formatLiraExactly(total)}</dd>
    </dl>
  );
}
