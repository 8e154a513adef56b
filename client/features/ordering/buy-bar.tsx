import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatLira } from '../../ui/format';
import styles from './buy-bar.module.css';
import { type Price } from './price-block';

interface BuyBarProps {
  price: Price;
  /** The actions on the page: while they can be seen, the bar would only repeat them. */
  watched: RefObject<HTMLElement | null>;
  /** The main action. */
  children: ReactNode;
}

/** On a phone, price and main action stay at hand while the ones on the page are out of sight. */
export function BuyBar({ price, watched, children }: BuyBarProps) {
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
        {price.priceOnRequest ? (
          <b>Fiyat Sorunuz</b>
        ) : (
          <>
            <b>
              {formatLira(price.unitPrice)} <small>+ KDV</small>
            </b>
            <span>KDV Dahil {formatLira(price.gross)}</span>
          </>
        )}
      </p>
      {children}
    </div>
  );
}
