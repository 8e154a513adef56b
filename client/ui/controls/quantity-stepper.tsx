import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatQuantity } from '../../shop/format';
import { clampQuantity, MAX_QUANTITY, readQuantity } from '../../shop/quantity';
import { Icon } from './icon';
import text from '../../design/text.module.css';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  minimum: number;
  unit: string;
  /** What is counted, where several of them stand on one page. */
  of?: string;
  /** Within the limits. */
  onChange: (quantity: number) => void;
  /** Whether the field holds what is no quantity: nothing should be ordered by it. */
  onUnclear?: (isUnclear: boolean) => void;
  /** Where nothing else on the page says the new one to those who listen. */
  isSaid?: boolean;
}

/**
 * A quantity to step or type. What is typed counts when the field is left, Enter is pressed or it is stepped on from. A
 * number beyond a limit becomes the limit; what is no quantity stays in the field and changes nothing: a sentence beneath
 * it says which. At a limit a button stays focusable: a disabled one would drop the focus.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, minimum, unit, of, onChange, onUnclear, isSaid } = props;
  const [said, setSaid] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const change = (wanted: number) => {
    setTyped(null);
    setProblem('');
    onUnclear?.(false);
    if (wanted === quantity) return;
    if (isSaid) setSaid(formatQuantity(wanted, unit));
    onChange(wanted);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === '') {
      change(quantity);
      return;
    }
    const read = readQuantity(typed, minimum, unit);
    if ('quantity' in read) {
      change(read.quantity);
    } else if (read.nearest === undefined) {
      setProblem(`${read.problem} Miktar ${formatQuantity(quantity, unit)} kaldı.`);
      onUnclear?.(true);
    } else {
      change(read.nearest);
      setProblem(`${read.problem} Miktar ${formatQuantity(read.nearest, unit)} yapıldı.`);
    }
  };
  const adopt = useEffectEvent((early: string) => {
    if (early === String(quantity)) return;
    const read = readQuantity(early, minimum, unit);
    if ('quantity' in read) change(read.quantity);
    else setTyped(early);
  });
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came counts as if it was typed now.
  useLayoutEffect(() => {
    if (field.current) adopt(field.current.value);
  }, []);
  const step = (by: number) => {
    const read = typed === null ? undefined : readQuantity(typed, minimum, unit);
    change(clampQuantity((read && 'quantity' in read ? read.quantity : quantity) + by, minimum));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') commit();
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className={styles.place}>
      <div className={styles.stepper} role="group" aria-label={of ? `Miktar: ${of}` : 'Miktar'}>
        <button type="button" aria-label="Azalt" aria-disabled={quantity <= minimum} onClick={() => step(-1)}>
          <Icon of={Minus} size={18} />
        </button>
        <input
          // A spin button of its own: a number field would take 1.500 for one and a half.
          type="text"
          inputMode="numeric"
          role="spinbutton"
          ref={field}
          aria-label={`Miktar, ${unit}`}
          aria-valuenow={quantity}
          aria-valuemin={minimum}
          aria-valuemax={MAX_QUANTITY}
          aria-invalid={(problem !== '' && typed !== null) || undefined}
          aria-describedby={problem ? problemId : undefined}
          autoComplete="off"
          maxLength={16}
          value={typed ?? quantity}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
            onUnclear?.(false);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label="Artır"
          aria-disabled={quantity >= MAX_QUANTITY}
          onClick={() => step(1)}
        >
          <Icon of={Plus} size={18} />
        </button>
      </div>
      {isSaid && (
        <span role="status" className={text.hidden}>
          {said}
        </span>
      )}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
