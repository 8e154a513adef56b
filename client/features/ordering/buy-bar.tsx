import { type RefObject, useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { formatLira } from '../../ui/format';
import styles from './buy-bar.module.css';
import { type OrderAction } from './order-action';
import { type Price } from './price-block';

interface BuyBarProps {
  price: Price;
  action: OrderAction;
  /** The actions on the page: while they can be seen, the bar would only repeat them. */
  watched: RefObject<HTMLElement | null>;
}

/** On a phone, price and main action stay at hand while the ones on the page are out of sight. */
export function BuyBar({ price, action, watched }: BuyBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!watched.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (!isNeeded) return null;
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
      <a
        className={`${button.button} ${button.copper}`}
        href={action.href}
        target={action.target}
        rel="noopener"
        aria-label={action.text}
      >
        <action.icon aria-hidden size={18} strokeWidth={1.75} />
        {action.shortText}
      </a>
    </div>
  );
}
