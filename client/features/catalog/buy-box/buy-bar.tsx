import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatQuantity } from '../../../shop/format';
import { Price } from '../../../ui/controls/price';
import styles from './buy-bar.module.css';
import { type CalculatedPrice } from './price-block';

interface BuyBarProps {
  price: CalculatedPrice;
  unit: string;
  /** The actions on the page: while they can be seen, the bar would only repeat them. */
  watched: RefObject<HTMLElement | null>;
  /** The main action. */
  children: ReactNode;
}

/** On a phone, the total with tax of the quantity wanted and the main action stay at hand while the ones on the page are out of sight. */
export function BuyBar({ price, unit, watched, children }: BuyBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!watched.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (!isNeeded || !children) return null;
  return (
    <div className={styles.bar}>
      <p>
        <Price gross={price.gross} isOnRequest={price.priceOnRequest} size="card" />
        {!price.priceOnRequest && (
          <small>
            <span translate="no">{formatQuantity(price.quantity, unit)}</span>, KDV Dahil
          </small>
        )}
      </p>
      {children}
    </div>
  );
}
