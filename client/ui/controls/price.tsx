import { type ComponentProps } from 'react';
import { formatLira } from '../../shop/format';
import styles from './price.module.css';

/** Kuruş without tax, which is said, or with it, which the text around it says. */
type Amount = { net: number; gross?: undefined } | { net?: undefined; gross: number };

type PriceProps = Omit<ComponentProps<'span'>, 'children'> &
  Amount & {
    isOnRequest: boolean;
    /** `inline` is set like the text around it. */
    size: 'inline' | 'row' | 'card' | 'large';
  };

/** «₺48.750 + KDV», or «Fiyat Sorunuz» where no price is published. A browser translates the words of it alone. */
export function Price({ net, gross, isOnRequest, size, className, ...span }: PriceProps) {
  const classes = [styles.price, styles[size], className].filter(Boolean).join(' ');
  return (
    <span className={classes} translate={isOnRequest ? undefined : 'no'} {...span}>
      {isOnRequest ? (
        'Fiyat Sorunuz'
      ) : net === undefined ? (
        formatLira(gross)
      ) : (
        <>
          {formatLira(net)} <small translate="yes">+ KDV</small>
        </>
      )}
    </span>
  );
}
