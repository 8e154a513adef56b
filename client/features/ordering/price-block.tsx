import { graphql, type ResultOf } from '../../graphql/graphql';
import { DeliveryFragment } from '../../ui/delivery-text';
import { formatLira, formatQuantity, formatTaxRate } from '../../ui/format';
import text from '../../ui/text.module.css';
import styles from './price-block.module.css';

/** A price as the server reckoned it. */
export const PriceFragment = graphql(
  `
    fragment Price on PriceCalculation @_unmask {
      unitPrice
      quantity
      net
      tax
      gross
      taxRate
      priceOnRequest
      stock
      available
      delivery {
        ...Delivery
      }
    }
  `,
  [DeliveryFragment],
);

export type Price = ResultOf<typeof PriceFragment>;

/** Whether the price shown is the one of what is chosen: it is, a newer one is on its way, or none could be had. */
export type Reckoning = 'done' | 'under way' | 'failed';

interface PriceBlockProps {
  price: Price;
  /** One unit with tax, where that is known. */
  unitGross: number | undefined;
  unit: string;
  reckoning: Reckoning;
  onReckonAgain: () => void;
}

/** Net price of one unit, large; tax and the price with it for the quantity chosen, small beside it. */
export function PriceBlock({ price, unitGross, unit, reckoning, onReckonAgain }: PriceBlockProps) {
  if (price.priceOnRequest) {
    return (
      <div className={styles.block} aria-live="polite">
        <p className={styles.net}>Fiyat Sorunuz</p>
        <p className={styles.hint}>
          Fiyat, miktara ve seçeneklere göre verilir; yazın ya da arayın, iletelim.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.block} aria-busy={reckoning === 'under way'} aria-live="polite">
      <div>
        <p className={styles.label}>Net birim fiyat</p>
        <p className={styles.net}>
          {formatLira(price.unitPrice)} <small>+ KDV</small>
        </p>
        {price.quantity > 1 && unitGross !== undefined && (
          <p className={styles.label}>
            {formatQuantity(1, unit)} KDV Dahil {formatLira(unitGross)}
          </p>
        )}
      </div>
      <dl className={styles.sum}>
        {price.quantity > 1 && (
          <div>
            <dt>{formatQuantity(price.quantity, unit)} net</dt>
            <dd>{formatLira(price.net)}</dd>
          </div>
        )}
        <div>
          <dt>KDV {formatTaxRate(price.taxRate)}</dt>
          <dd>{formatLira(price.tax)}</dd>
        </div>
        <div className={styles.gross}>
          <dt>KDV Dahil</dt>
          <dd data-testid="gross-price">{formatLira(price.gross)}</dd>
        </div>
      </dl>
      {reckoning === 'failed' && (
        <p className={styles.failure}>
          Fiyat ve stok güncellenemedi; gösterilen tutar seçiminize ait olmayabilir.{' '}
          <button type="button" className={text.link} onClick={onReckonAgain}>
            Yeniden dene
          </button>
        </p>
      )}
    </div>
  );
}
