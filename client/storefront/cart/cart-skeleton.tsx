import layout from '../../ui/layout.module.css';
import skeleton from '../../ui/skeleton.module.css';
import text from '../../ui/text.module.css';
import cart from './cart-screen.module.css';
import styles from './cart-skeleton.module.css';

/** The shape of a cart until the shop has told what is in it. */
export function CartSkeleton() {
  return (
    <>
      <noscript>
        <p className={styles.unscripted}>
          Sepetinizi görmek için tarayıcınızda JavaScript’i açın ya da siparişiniz için bizi arayın.
        </p>
      </noscript>
      <div className={`${cart.cart} ${styles.shape}`} aria-busy>
        <div>
          <div className={layout.head}>
            <h1 className={text.h1}>Sepet</h1>
            <p className={text.hidden}>Sepetiniz yükleniyor</p>
          </div>
          <div className={`${layout.panel} ${skeleton.bars}`} aria-hidden>
            {[1, 2].map((line) => (
              <div key={line} className={styles.line}>
                <i />
                <i />
                <i />
              </div>
            ))}
          </div>
        </div>
        <div className={`${layout.panel} ${skeleton.bars} ${styles.sums}`} aria-hidden>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </>
  );
}
