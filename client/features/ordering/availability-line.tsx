import { BadgeCheck, ShieldCheck, Truck } from 'lucide-react';
import { deliveryInWords } from '../../ui/delivery-words';
import { formatQuantity } from '../../ui/format';
import { StockMark } from '../../ui/stock-mark';
import { type Price } from './price-block';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  inStock: boolean;
  /** Of the chosen combination; nothing until it is known. */
  stock: number | undefined;
  isAvailable: boolean;
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
  const delivery = deliveryWords(props);
  return (
    <ul className={styles.line}>
      <li>
        <StockMark inStock={inStock && isAvailable} />
        {isOutOfStock && <span>Bu seçim şu an stokta yok</span>}
        {inStock && isAvailable && stock !== undefined && stock > 0 && (
          <span>{formatQuantity(stock, unit)}</span>
        )}
      </li>
      {delivery && (
        <li>
          <Truck aria-hidden size={16} strokeWidth={1.75} />
          Teslimat {delivery}
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

/** Of what has no price and is out of stock, the answer to the question says when it comes. */
function deliveryWords({ delivery, unit, inStock, isAvailable, deliveryTime }: AvailabilityLineProps) {
  if (delivery.length > 0) return deliveryInWords(delivery, unit);
  return inStock && !isAvailable ? null : deliveryTime;
}
