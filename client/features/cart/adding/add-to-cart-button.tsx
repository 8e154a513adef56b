import { Check, ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import button from '../../../ui/controls/button.module.css';
import { formatQuantity } from '../../../shop/format';
import styles from './add-to-cart-button.module.css';
import { useCartDesk } from '../store/use-cart';
import { type WantedLine } from '../store/wanted-line';

const SAYS_ADDED_MS = 2_000;

const LOOKS = {
  card: `${button.soft} ${button.full}`,
  row: `${button.soft} ${button.small} ${styles.row}`,
  main: `${button.copper} ${button.large} ${styles.main}`,
  bar: button.copper,
} as const;

interface AddToCartButtonProps {
  line: WantedLine;
  /** Quiet on a card and in a row of a table; the main action of a product, and the same in the bar of a phone. */
  look: keyof typeof LOOKS;
  /** What is wanted is not clear yet: pressed, it says so and adds nothing. */
  isHeld?: boolean;
  /** After the cart has it. */
  onAdded?: () => void;
}

/** Puts a product into the cart and says beside itself what came of it. */
export function AddToCartButton({ line, look, isHeld = false, onAdded }: AddToCartButtonProps) {
  const { store, notify } = useCartDesk();
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
    if (isHeld) {
      setRefusal('Önce miktarı düzeltin.');
      return;
    }
    setProgress('under way');
    setRefusal('');
    const failure = await store.add(line);
    setProgress(failure ? 'none' : 'added');
    if (!failure) {
      onAdded?.();
      notify({ kind: 'added', name: line.name, amount: formatQuantity(line.quantity, line.unit) });
    } else if (place.current) setRefusal(failure.message);
    else notify({ kind: 'not added', name: line.name, reason: failure.message });
  };
  const drawing = progress === 'added' ? Check : ShoppingCart;
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
        <Icon of={drawing} size={look === 'main' ? 20 : 18} />
        {progress === 'added' ? 'Eklendi' : 'Sepete Ekle'}
      </button>
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
}
