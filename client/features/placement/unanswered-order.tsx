import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './unanswered-order.module.css';
import { useOrderPlacement } from './use-order-placement';

interface UnansweredOrderProps {
  onPlaced: (trackingToken: string) => void;
}

/**
 * The cart is empty and an order was never answered: it may have been received after all. Asking again under its key
 * brings it back; with an empty cart it cannot be placed anew.
 */
export function UnansweredOrder({ onPlaced }: UnansweredOrderProps) {
  const { problem, isBusy, findUnanswered } = useOrderPlacement({ formErrors: withoutForm, onPlaced });
  const findAtOnce = useEffectEvent(() => void findUnanswered());
  useEffect(() => findAtOnce(), []);
  if (problem?.kind === 'unanswered') {
    return (
      <section className={`${layout.panel} ${styles.notice}`} role="alert">
        <h1 className={text.h2}>Siparişinizin alınıp alınmadığı bilinmiyor</h1>
        <p>
          Mağazaya ulaşılamıyor. Bağlantınızı denetleyip yeniden sorabilirsiniz; ikinci bir sipariş oluşmaz.
        </p>
        <button
          type="button"
          className={`${button.button} ${button.petrol}`}
          onClick={() => void findUnanswered()}
        >
          Yeniden sor
        </button>
      </section>
    );
  }
  if (problem?.kind === 'already-ordered' && problem.number) {
    return (
      <section className={`${layout.panel} ${styles.notice}`} role="status">
        <h1 className={text.h2}>Siparişiniz alınmış: #{problem.number}</h1>
        <p>İkinci bir sipariş oluşturulmadı. Ayrıntıları e-postanızda veya siparişlerinizde bulursunuz.</p>
      </section>
    );
  }
  if (problem) {
    return (
      <section className={`${layout.panel} ${styles.notice}`} role="alert">
        <h1 className={text.h2}>Sipariş alınmamış</h1>
        <p>Son denemeniz mağazaya ulaşmamış ve sepetiniz boş. Yazdığınız bilgiler bu sekmede duruyor.</p>
        <Link to={paths.products()} className={`${button.button} ${button.petrol}`}>
          Ürünlere göz atın
        </Link>
      </section>
    );
  }
  return (
    <section className={`${layout.panel} ${styles.notice}`} aria-busy={isBusy}>
      <h1 className={text.h2}>Siparişiniz soruluyor</h1>
      <p role="status">Son denemenizin yanıtı gelmemişti; alınıp alınmadığına bakılıyor…</p>
    </section>
  );
}

/** There is no form to mend anything in. */
function withoutForm() {
  return {};
}
