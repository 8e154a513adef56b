import { BadgeCheck, ShieldCheck, Truck } from 'lucide-react';
import { formatQuantity } from '../../ui/format';
import { StockMark } from '../../ui/stock-mark';
import { shortageInWords } from '../../ui/stock-words';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  inStock: boolean;
  /** Of the chosen combination; nothing until it is known. */
  stock: number | undefined;
  /** How many are wanted. */
  quantity: number;
  isAvailable: boolean;
  unit: string;
  deliveryTime: string | null;
  warranty: string | null;
  certifications: readonly string[];
}

/** Stock, delivery, warranty and certificates, the compact list beneath a price. */
export function AvailabilityLine(props: AvailabilityLineProps) {
  const { inStock, stock, quantity, isAvailable, unit, deliveryTime, warranty, certifications } = props;
  const isOutOfStock = inStock && !isAvailable;
  return (
    <ul className={styles.line}>
      <li>
        <StockMark inStock={inStock && isAvailable} />
        {isOutOfStock && <span>Bu seçim şu an stokta yok, teslim süresini sorunuz</span>}
        {inStock && isAvailable && stock !== undefined && stock > 0 && (
          <span>{quantity > stock ? shortageInWords(stock, unit) : formatQuantity(stock, unit)}</span>
        )}
      </li>
      {deliveryTime && !isOutOfStock && (
        <li>
          <Truck aria-hidden size={16} strokeWidth={1.75} />
          Teslimat {deliveryTime}
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
