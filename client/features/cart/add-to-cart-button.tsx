import { Check, ShoppingCart } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type AddButton } from '../../ui/add-button';
import button from '../../ui/button.module.css';
import { formatQuantity } from '../../ui/format';
import styles from './add-to-cart-button.module.css';
import { useCartDesk } from './use-cart';

const SAYS_ADDED_MS = 2_000;

const LOOKS = {
  card: `${button.soft} ${button.full}`,
  row: `${button.soft} ${button.small} ${styles.row}`,
  main: `${button.copper} ${button.large} ${styles.main}`,
  bar: button.copper,
} as const;

/** Puts a product into the cart and says beside itself what came of it. */
export function AddToCartButton({ line, look, onAdded }: ComponentProps<AddButton>) {
  const { store, tell } = useCartDesk();
  const [progress, setProgress] = useState<'none' | 'under way' | 'added'>('none');
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (progress !== 'added') return undefined;
    const wait = setTimeout(() => setProgress('none'), SAYS_ADDED_MS);
    return () => clearTimeout(wait);
  }, [progress]);
  const add = async () => {
    if (progress === 'under way') return;
    setProgress('under way');
    setRefusal('');
    const failure = await store.add(line);
    setProgress(failure ? 'none' : 'added');
    if (!failure) {
      onAdded?.();
      tell({ kind: 'added', name: line.name, amount: formatQuantity(line.quantity, line.unit) });
    } else if (place.current) setRefusal(failure.message);
    else tell({ kind: 'not added', name: line.name, reason: failure.message });
  };
  const Icon = progress === 'added' ? Check : ShoppingCart;
  const isAlone = look === 'main' || look === 'bar';
  return (
    <span className={`${styles.place} ${styles[`${look}Place`]}`} ref={place}>
      <button
        type="button"
        className={`${button.button} ${LOOKS[look]}`}
        aria-label={isAlone ? undefined : `Sepete Ekle: ${line.name}`}
        aria-busy={progress === 'under way'}
        onClick={() => void add()}
      >
        <Icon aria-hidden size={look === 'main' ? 20 : 18} strokeWidth={1.75} />
        {progress === 'added' ? 'Eklendi' : look === 'row' ? 'Ekle' : 'Sepete Ekle'}
      </button>
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
}
