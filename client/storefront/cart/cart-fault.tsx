import { type CartFailure } from '../../features/cart/cart-failure';
import { useCartDesk } from '../../features/cart/use-cart';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './cart-fault.module.css';

/** The cart could not be had: why, that it is kept, and how to try again. */
export function CartFault({ failure }: { failure: CartFailure }) {
  const { store } = useCartDesk();
  return (
    <section className={`${layout.panel} ${styles.fault}`} role="alert">
      <h1 className={text.h2}>Sepetiniz gösterilemedi</h1>
      <p>{failure.message} Sepetinizdeki ürünler mağazada duruyor.</p>
      <button type="button" className={`${button.button} ${button.petrol}`} onClick={() => void store.look()}>
        Yeniden dene
      </button>
    </section>
  );
}
