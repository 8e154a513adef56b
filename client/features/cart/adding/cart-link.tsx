import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { cartSize } from '../store/cart-data';
import styles from './cart-link.module.css';
import { useCart } from '../store/use-cart';

/** Where the focus goes on after the small cart was closed. */
export const CART_LINK_ID = 'sepet-baglantisi';

const MOST_SHOWN = 99;

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const { cart } = useCart();
  const count = cart?.itemCount ?? 0;
  return (
    <Link
      id={CART_LINK_ID}
      className={styles.link}
      to={paths.cart()}
      aria-label={cart && count > 0 ? `Sepet, ${cartSize(cart)}` : 'Sepet'}
    >
      <span className={styles.icon}>
        <ShoppingCart aria-hidden strokeWidth={1.6} />
        {count > 0 && <span className={styles.badge}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
      </span>
      <span className={styles.word}>Sepet</span>
    </Link>
  );
}
