import { BadgeCheck, Ruler, ShieldCheck, Truck } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { labeledDelivery } from '../../../shop/delivery-text';
import { formatQuantity } from '../../../shop/format';
import { MADE_TO_MEASURE } from '../../../shop/made-to-measure';
import { StockMark } from '../cards/stock-mark';
import { type CalculatedPrice } from './price-block';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  inStock: boolean;
  /** Of the chosen combination; nothing until it is known. */
  stock: number | undefined;
  isAvailable: boolean;
  /** The answer to the question for the price says the rest. */
  isPriceOnRequest: boolean;
  unit: string;
  /** Its delivery is that of the quantity wanted; there is none while the price has to be asked for. */
  price: Pick<CalculatedPrice, 'delivery' | 'deliveryText'>;
  /** What the product states by itself. */
  deliveryTime: string | null;
  warranty: string | null;
  isMadeToMeasure: boolean;
  certifications: readonly string[];
}

/** Stock, delivery, warranty and certificates, the compact list beneath a price. */
export function AvailabilityLine(props: AvailabilityLineProps) {
  const { inStock, stock, isAvailable, unit, warranty, certifications, isMadeToMeasure } = props;
  const isOutOfStock = inStock && !isAvailable;
  const delivery = deliveryOf(props);
  return (
    <ul className={styles.line}>
      {!(isOutOfStock && props.isPriceOnRequest) && (
        <li>
          <StockMark inStock={inStock && isAvailable} />
          {isOutOfStock && <span>Bu seçim şu an stokta yok</span>}
          {inStock && isAvailable && stock !== undefined && stock > 0 && (
            <span translate="no">{formatQuantity(stock, unit)}</span>
          )}
        </li>
      )}
      {delivery && (
        <li>
          <Icon of={Truck} />
          {delivery}
        </li>
      )}
      {warranty && (
        <li>
          <Icon of={ShieldCheck} />
          Garanti {warranty}
        </li>
      )}
      {isMadeToMeasure && (
        <li>
          <Icon of={Ruler} />
          {MADE_TO_MEASURE}
        </li>
      )}
      {certifications.length > 0 && (
        <li>
          <Icon of={BadgeCheck} />
          {certifications.join(', ')}
        </li>
      )}
    </ul>
  );
}

function deliveryOf(props: AvailabilityLineProps): string | undefined {
  const { price, inStock, isAvailable, isPriceOnRequest, deliveryTime } = props;
  const delivery = labeledDelivery(price);
  if (delivery !== undefined) return delivery;
  if (inStock && !isAvailable) {
    return isPriceOnRequest ? 'Stok ve teslimat süresi fiyatla birlikte bildirilir' : undefined;
  }
  return labeledDelivery({ deliveryText: deliveryTime, delivery: [] });
}
