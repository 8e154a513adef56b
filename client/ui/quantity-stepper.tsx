import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './quantity-stepper.module.css';
import { clampQuantity, MAX_QUANTITY } from './quantity';

interface QuantityStepperProps {
  quantity: number;
  minimum: number;
  unit: string;
  /** What is counted, where several of them stand on one page. */
  of?: string;
  /** Takes what was typed as it is; whoever keeps the quantity holds it within its limits. */
  onChange: (given: string | number) => void;
}

/**
 * A quantity to step or type. What is typed counts when the field is left, Enter is pressed or it is stepped on from.
 * At a limit a button stays focusable: a disabled one would drop the focus of whoever pressed it last.
 */
export function QuantityStepper({ quantity, minimum, unit, of, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange((typed === null ? quantity : clampQuantity(typed, minimum)) + step);
  };
  return (
    <div className={styles.stepper} role="group" aria-label={of ? `Miktar: ${of}` : 'Miktar'}>
      <button
        type="button"
        aria-label="Azalt"
        aria-disabled={quantity <= minimum}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <input
        // A spin button of its own: a number field would take 1.500 for one and a half.
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={`Miktar, ${unit}`}
        aria-valuenow={quantity}
        aria-valuemin={minimum}
        aria-valuemax={MAX_QUANTITY}
        autoComplete="off"
        maxLength={12}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label="Artır"
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}
