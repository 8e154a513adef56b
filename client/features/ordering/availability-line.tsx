import { BadgeCheck, ShieldCheck, Truck } from 'lucide-react';
import { deliveryText, hasProcured, labeledDelivery } from '../../ui/delivery-text';
import { formatQuantity } from '../../ui/format';
import { StockMark } from '../../ui/stock-mark';
import { type Price } from './price-block';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  inStock: boolean;
  /** Of the chosen combination; nothing until it is known. */
  stock: number | undefined;
  isAvailable: boolean;
  /** The answer to the question for the price says the rest. */
  isPriceOnRequest: boolean;
  unit: string;
  /** Of the quantity wanted; empty while the price has to be asked for. */
  delivery: Price['delivery'];
  /** What the product states by itself. */
  deliveryTime: string | null;
  warranty: string | null;
  certifications: readonly string[];
}

/** Stock, delivery, warranty and certificates, the compact list beneath a price. */
export function AvailabilityLine(props: AvailabilityLineProps) {
  const { inStock, stock, isAvailable, unit, warranty, certifications } = props;
  const isOutOfStock = inStock && !isAvailable;
  const delivery = deliveryOf(props);
  return (
    <ul className={styles.line}>
      {!(isOutOfStock && props.isPriceOnRequest) && (
        <li>
          <StockMark inStock={inStock && isAvailable} />
          {isOutOfStock && <span>Bu seçim şu an stokta yok</span>}
          {inStock && isAvailable && stock !== undefined && stock > 0 && (
            <span>{formatQuantity(stock, unit)}</span>
          )}
        </li>
      )}
      {delivery && (
        <li>
          <Truck aria-hidden size={16} strokeWidth={1.75} />
          {delivery}
        </li>
      )}
      {warranty && (
        <li>
          <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
          Garanti {warranty}
        </li>
      )}
      {certifications.length > 0 && (
        <li>
          <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
          {certifications.join(', ')}
        </li>
      )}
    </ul>
  );
}

function deliveryOf(props: AvailabilityLineProps): string | undefined {
  const { delivery, unit, inStock, isAvailable, isPriceOnRequest, deliveryTime } = props;
  if (delivery.length > 0) return labeledDelivery(deliveryText(delivery, unit), hasProcured(delivery));
  if (inStock && !isAvailable) {
    return isPriceOnRequest ? 'Stok ve teslimat süresi fiyatla birlikte bildirilir' : undefined;
  }
  return deliveryTime === null ? undefined : labeledDelivery(deliveryTime, false);
}
