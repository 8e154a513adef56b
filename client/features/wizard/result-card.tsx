import { Check, ChevronDown, Minus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import controls from '../../design/controls.module.css';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { formatQuantity, withFixedUnits, withUnit } from '../../shop/format';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { Price } from '../../ui/controls/price';
import { Rating } from '../../ui/controls/rating';
import { Picture } from '../../ui/media/picture';
import { AddToCartButton } from '../cart/adding/add-to-cart-button';
import { StockMark } from '../catalog/cards/stock-mark';
import { MAX_SCORE, PART_LABELS, pointsText, reasonLabel, reasonText } from './reason-text';
import styles from './result-card.module.css';
import { type WizardResult } from './result-fragment';
import { COMPARED } from './wizard-state';

const SPECS_SHOWN = 3;

interface ResultCardProps {
  result: WizardResult;
  /** How many are wanted. */
  quantity: number;
  /** Where a quote of it is asked for. */
  quoteAddress: string;
  /** There is another one to compare it with. */
  isComparable: boolean;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
}

/** A product that was found, with why, what its place is made of, and the way to order it. */
export function ResultCard({
  result,
  quantity,
  quoteAddress,
  isComparable,
  isCompared,
  onCompare,
}: ResultCardProps) {
  const { product } = result;
  const [picture] = product.pictures;
  const wanted = Math.max(quantity, product.minOrderQuantity);
  return (
    <li className={styles.result}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes="132px" />
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>
          <span>
            <span translate="no">
              {product.brand.name} · {product.model}
            </span>
          </span>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </p>
        <h3 className={text.h3}>
          <Link to={paths.product(product.slug)}>{withFixedUnits(product.name)}</Link>
        </h3>
        <dl className={styles.specs}>
          {product.technicalSpecs.slice(0, SPECS_SHOWN).map(({ name, value, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{withUnit(value, unit)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.offer}>
        <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="card" />
        <StockMark inStock={product.inStock} />
        {product.deliveryTime && <small>{product.deliveryTime}</small>}
        {!product.priceOnRequest && (
          <>
            <AddToCartButton
              look="card"
              line={{ productId: product.id, name: product.name, unit: product.unit, quantity: wanted }}
            />
            <small>
              {formatQuantity(wanted, product.unit)} eklenir
              {wanted > quantity && `; en az ${formatQuantity(wanted, product.unit)} satılır`}
            </small>
          </>
        )}
        <ButtonLink size="small" to={quoteAddress} aria-label={`Teklif iste: ${product.name}`}>
          Teklif iste
        </ButtonLink>
      </div>
      <details className={styles.why}>
        <summary>
          <b>{pointsText(result.score)}</b> / {MAX_SCORE} puan
          <progress className={styles.meter} aria-hidden max={MAX_SCORE} value={result.score} />
          <span className={text.link}>Neden bu ürün?</span>
          <Icon of={ChevronDown} />
        </summary>
        <Reasons result={result} />
      </details>
      {isComparable && (
        <label className={styles.compare}>
          <input
            type="checkbox"
            className={controls.check}
            name={COMPARED}
            value={product.slug}
            checked={isCompared}
            onChange={({ target }) => onCompare(target.checked)}
          />
          Karşılaştır
          <span className={text.hidden}>: {product.name}</span>
        </label>
      )}
    </li>
  );
}

const SIGNS = { FITS: Check, RELAXED: Minus, UNKNOWN: Minus, DIFFERS: X } as const;

/** Each answer with what the product says to it, and the points with what gave them. */
function Reasons({ result: { reasons, points, score } }: Pick<ResultCardProps, 'result'>) {
  return (
    <div className={styles.reasons}>
      <section>
        <h4>Yanıtlarınızla eşleşme</h4>
        <ul>
          {reasons.map((reason) => (
            <li key={`${reason.question} ${reason.answer ?? ''}`} data-verdict={reason.verdict}>
              <Icon of={SIGNS[reason.verdict]} />
              <span>{reasonLabel(reason)}</span>
              <span>{reasonText(reason)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h4>Puan nasıl toplandı</h4>
        <ul>
          {points.map(({ part, points: given }) => (
            <li key={part}>
              <span>{PART_LABELS[part]}</span>
              <span>{given > 0 ? `+${pointsText(given)}` : '0'}</span>
            </li>
          ))}
          <li>
            <b>Toplam</b>
            <b>{pointsText(score)}</b>
          </li>
        </ul>
      </section>
    </div>
  );
}
