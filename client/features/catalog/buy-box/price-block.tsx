import { graphql, type ResultOf } from '../../../graphql/graphql';
import { formatLira, formatQuantity, formatTaxRate } from '../../../shop/format';
import { Price } from '../../../ui/controls/price';
import text from '../../../design/text.module.css';
import styles from './price-block.module.css';

/** A price as the server calculated it. */
export const PriceFragment = graphql(`
  fragment Price on PriceCalculation @_unmask {
    unitPrice
    unitGross
    quantity
    net
    tax
    gross
    taxRate
    priceOnRequest
    stock
    available
    delivery {
      isFromStock
    }
    deliveryText
  }
`);

export type CalculatedPrice = ResultOf<typeof PriceFragment>;

/** Whether the price shown is the one of what is chosen: it is, a newer one is on its way, or none could be had. */
export type PriceState = 'done' | 'under way' | 'failed';

interface PriceBlockProps {
  price: CalculatedPrice;
  unit: string;
  priceState: PriceState;
  onRetry: () => void;
}

/** Net price of one unit, large; tax and the price with it for the quantity chosen, small beside it. */
export function PriceBlock({ price, unit, priceState, onRetry }: PriceBlockProps) {
  if (price.priceOnRequest) {
    return (
      <div className={styles.block} aria-live="polite">
        <p>
          <Price net={0} isOnRequest size="large" />
        </p>
        <p className={styles.hint}>
          Fiyat, miktara ve seçeneklere göre verilir; yazın ya da arayın, iletelim.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.block} aria-busy={priceState === 'under way'} aria-live="polite">
      <div>
        <p className={styles.label}>Net birim fiyat</p>
        <p className={styles.net}>
          <Price net={price.unitPrice} isOnRequest={false} size="large" />
        </p>
        <p className={styles.label}>
          <span translate="no">{formatQuantity(1, unit)}</span> KDV Dahil{' '}
          <span translate="no">{formatLira(price.unitGross)}</span>
        </p>
      </div>
      <dl className={styles.sum}>
        {price.quantity > 1 && (
          <div>
            <dt>
              <span translate="no">{formatQuantity(price.quantity, unit)}</span> net
            </dt>
            <dd translate="no">{formatLira(price.net)}</dd>
          </div>
        )}
        <div>
          <dt>KDV {formatTaxRate(price.taxRate)}</dt>
          <dd translate="no">{formatLira(price.tax)}</dd>
        </div>
        <div className={styles.gross}>
          <dt>KDV Dahil</dt>
          <dd data-testid="gross-price" translate="no">
            {formatLira(price.gross)}
          </dd>
        </div>
      </dl>
      {priceState === 'failed' && (
        <p className={styles.failure}>
          Fiyat ve stok güncellenemedi; gösterilen tutar seçiminize ait olmayabilir.{' '}
          <button type="button" className={text.link} onClick={onRetry}>
            Yeniden dene
          </button>
        </p>
      )}
    </div>
  );
}
