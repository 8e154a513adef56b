import { type ReactNode } from 'react';
import button from './button.module.css';
import { useFormParts } from './form-context';
import styles from './submit-button.module.css';
import { useHydrated } from './use-hydrated';

interface SubmitButtonProps {
  children: ReactNode;
  /** What it says while the form is on its way. */
  busyLabel: string;
  size?: 'large';
  isFull?: boolean;
}

/** The main action of a form. While it works it keeps focus and place; before scripts are there it sends nothing. */
export function SubmitButton({ children, busyLabel, size, isFull = false }: SubmitButtonProps) {
  const { isBusy } = useFormParts();
  const isHydrated = useHydrated();
  const shape = `${size ? (button[size] ?? '') : ''} ${isFull ? (button.full ?? '') : ''}`;
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      aria-disabled={isBusy || undefined}
      className={`${button.button} ${button.copper} ${styles.submit} ${shape}`}
    >
      {isBusy ? busyLabel : children}
    </button>
  );
}
