import { type ReactNode } from 'react';
import button from './button.module.css';
import { useFormParts } from './form-context';
import styles from './submit-button.module.css';
import { useHydrated } from './use-hydrated';

interface SubmitButtonProps {
  children: ReactNode;
  /** What it says while the form is on its way. */
  busyLabel: string;
  /** A main action, unless it takes something away. */
  tone?: 'copper' | 'danger';
  size?: 'large';
  isFull?: boolean;
}

/** The main action of a form. While it works it keeps focus and place; before scripts are there it sends nothing. */
export function SubmitButton({
  children,
  busyLabel,
  tone = 'copper',
  size,
  isFull = false,
}: SubmitButtonProps) {
  const { isBusy } = useFormParts();
  const isHydrated = useHydrated();
  const shape = `${size ? (button[size] ?? '') : ''} ${isFull ? (button.full ?? '') : ''}`;
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      data-waiting={isHydrated ? undefined : ''}
      aria-disabled={isBusy || undefined}
      className={`${button.button} ${button[tone] ?? ''} ${styles.submit} ${shape}`}
    >
      {isBusy ? busyLabel : children}
    </button>
  );
}
