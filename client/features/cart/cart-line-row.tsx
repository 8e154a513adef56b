import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { chosenInWords } from '../../ui/chosen-variations';
import { formatLiraExactly, withFixedUnits } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture';
import { clampQuantity } from '../../ui/quantity';
import { QuantityStepper } from '../../ui/quantity-stepper';
import text from '../../ui/text.module.css';
import thumbnail from '../../ui/thumbnail.module.css';
import { type CartLine, deliveryOf, nameOf, shortageOf, unitOf } from './cart-data';
import styles from './cart-line-row.module.css';
import { LineProblem } from './line-problem';
import { useCart, useCartDesk } from './use-cart';

interface CartLineRowProps {
  line: CartLine;
  isStockControlled: boolean;
  /** Takes the line out, and sees to where the focus goes on. */
  onRemove: () => void;
}

/** One line of the cart: what, which, how many, for how much, and what is to be known of it. */
export function CartLineRow({ line, isStockControlled, onRemove }: CartLineRowProps) {
  const { failures } = useCart();
  const { store } = useCartDesk();
  const { product, quantity } = line;
  const name = nameOf(line);
  const choices = chosenInWords(line.selectedVariations);
  const isSold = line.unitPrice > 0 && product !== null;
  const failure = failures[line.id];
  const changeQuantity = (given: string | number) => {
    const wanted = wantedQuantity(given, product?.minOrderQuantity ?? 1);
    if (wanted === 0) onRemove();
    else if (wanted !== undefined && wanted !== quantity) void store.setQuantity(line.id, wanted);
  };
  return (
    <li className={styles.line} data-line={line.id}>
      <span className={`${layout.sheet} ${thumbnail.thumbnail} ${styles.picture}`}>
        <Picture picture={product?.pictures[0]} alt="" sizes="88px" />
      </span>
      <div className={styles.words}>
        <h2>
          {product ? (
            <Link to={paths.product(product.slug)}>{withFixedUnits(name)}</Link>
          ) : (
            withFixedUnits(name)
          )}
        </h2>
        {product && (
          <p>
            {product.brand.name} · {product.model}
          </p>
        )}
        {choices && <p className={styles.choices}>{choices}</p>}
        {shortageOf(line) === undefined && <p>{deliveryOf(line)}</p>}
      </div>
      <p className={styles.unitPrice}>
        <span className={text.hidden}>Birim fiyat </span>
        {isSold ? formatLiraExactly(line.unitPrice) : '–'}
      </p>
      <div className={styles.amount}>
        {isSold && (
          <QuantityStepper
            quantity={quantity}
            minimum={product.minOrderQuantity}
            unit={unitOf(line)}
            of={name}
            onChange={changeQuantity}
          />
        )}
        <button type="button" className={styles.remove} aria-label={`Çıkar: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          <span>Çıkar</span>
        </button>
      </div>
      <p className={styles.total}>
        <span className={text.hidden}>Tutar </span>
        <b>{isSold ? formatLiraExactly(line.totalPrice) : '–'}</b>
      </p>
      <div className={styles.notes}>
        <LineProblem line={line} isStockControlled={isStockControlled} />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure.message}
          </p>
        )}
      </div>
    </li>
  );
}

/** Typed 0 or less takes the line out; nonsense changes nothing; what is stepped stays at the minimum. */
function wantedQuantity(given: string | number, minimum: number): number | undefined {
  if (typeof given === 'number') return clampQuantity(given, minimum);
  const typed = Number.parseInt(given.replace(/[.\s]/g, ''), 10);
  if (Number.isNaN(typed)) return undefined;
  return typed <= 0 ? 0 : clampQuantity(typed, minimum);
}
