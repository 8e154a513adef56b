import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import styles from './order-steps.module.css';

const STEPS = [
  { id: 'cart', name: 'Sepet' },
  { id: 'form', name: 'Bilgiler ve ödeme' },
  { id: 'placed', name: 'Sipariş alındı' },
] as const;

interface OrderStepsProps {
  at: (typeof STEPS)[number]['id'];
}

/** How far an order is: the cart, the form, the order placed. The form leads back to the cart. */
export function OrderSteps({ at }: OrderStepsProps) {
  const current = STEPS.findIndex(({ id }) => id === at);
  return (
    <ol className={styles.steps} aria-label="Sipariş adımları">
      {STEPS.map(({ id, name }, place) => (
        <li
          key={id}
          className={place < current ? styles.done : place === current ? styles.now : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <b>{place < current ? <Check aria-hidden size={16} strokeWidth={2} /> : place + 1}</b>
          {id === 'cart' && at === 'form' ? <Link to={paths.cart()}>{name}</Link> : <span>{name}</span>}
        </li>
      ))}
    </ol>
  );
}
