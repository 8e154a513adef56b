import { ArrowRight } from 'lucide-react';
import { type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type Cart } from '../../features/cart/cart-data';
import { CONFIRMATION_ID } from '../../features/cart/cart-list';
import button from '../../ui/button.module.css';
import styles from './checkout-link.module.css';

/** The way on to the form; while something has to be confirmed, the way to that. */
export function CheckoutLink({ cart }: { cart: Cart }) {
  const showConfirmation = (event: MouseEvent) => {
    if (!cart.needsConfirmation) return;
    event.preventDefault();
    const confirmation = document.getElementById(CONFIRMATION_ID);
    confirmation?.scrollIntoView({ block: 'center' });
    confirmation?.focus({ preventScroll: true });
  };
  return (
    <>
      <Link
        className={`${button.button} ${button.copper} ${button.large}`}
        to={paths.checkout()}
        aria-disabled={cart.needsConfirmation}
        aria-describedby={cart.needsConfirmation ? HINT_ID : undefined}
        onClick={showConfirmation}
      >
        Ödeme adımına geç
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </Link>
      {cart.needsConfirmation && (
        <p id={HINT_ID} className={styles.hint}>
          Devam etmek için sepetinizdeki değişiklikleri onaylayın.
        </p>
      )}
    </>
  );
}

const HINT_ID = 'odeme-ipucu';
