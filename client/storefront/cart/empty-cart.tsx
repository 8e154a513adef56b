import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { WHOLE_CART } from '../../features/cart/cart-store';
import { useCart, useCartDesk } from '../../features/cart/use-cart';
import button from '../../ui/button.module.css';
import { focusHeading } from '../../ui/heading-focus';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './empty-cart.module.css';
import { ProductShelf } from '../catalog/product-shelf';

interface EmptyCartProps {
  /** What was taken out last, one line or all of them, was so a short while ago. */
  canBeRestored: boolean;
  suggestions: React.ComponentProps<typeof ProductShelf>['products'];
}

/** Nothing in the cart: what would be here, the way to fill it, and what was last taken out of it. */
export function EmptyCart({ canBeRestored, suggestions }: EmptyCartProps) {
  const { failures } = useCart();
  const { store } = useCartDesk();
  const failure = failures[WHOLE_CART];
  return (
    <div className={layout.page}>
      <div className={styles.empty}>
        <HandTruck />
        <h1 className={text.h1} tabIndex={-1}>
          Sepetiniz boş
        </h1>
        <p>Eklediğiniz ürünler burada toplanır; fiyat, KDV ve kargo ile birlikte görürsünüz.</p>
        <div className={styles.ways}>
          <Link className={`${button.button} ${button.petrol}`} to={paths.products()}>
            Ürünlere göz atın
          </Link>
          {canBeRestored && (
            <button
              type="button"
              className={`${button.button} ${button.line}`}
              onClick={() => void store.restore().then((refusal) => refusal ?? focusHeading())}
            >
              Son çıkarılanı geri al
            </button>
          )}
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure.message}
          </p>
        )}
      </div>
      {suggestions.length > 0 && (
        <section className={layout.section}>
          <div className={layout.head}>
            <h2 className={text.h2}>Öne çıkan ürünler</h2>
          </div>
          <ProductShelf products={suggestions} heading="h3" />
        </section>
      )}
    </div>
  );
}

/** An empty hand truck, as a technical drawing has it. */
function HandTruck() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 132" aria-hidden>
      <path className={styles.axis} d="M8 120h184M62 96v32M122 12v116" />
      <path className={styles.line} d="M34 14h16l22 74M72 88h74M40 34h12" />
      <path className={styles.line} d="M78 88V46h62v42" strokeDasharray="5 5" />
      <circle className={styles.line} cx="62" cy="104" r="15" />
      <circle className={styles.copper} cx="62" cy="104" r="5" />
      <path className={styles.line} d="M146 82v12" />
      <path className={styles.note} d="M78 34h62M78 30v8M140 30v8M156 46v42M152 46h8M152 88h8" />
    </svg>
  );
}
