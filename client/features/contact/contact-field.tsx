import { cloneElement, type ReactElement, useId } from 'react';
import styles from './contact-form.module.css';

interface ContactFieldProps {
  label: string;
  isOptional?: boolean;
  isWide?: boolean;
  /** Beside the label. */
  hint?: string | undefined;
  note?: string | undefined;
  error?: string | undefined;
  /** The control. */
  children: ReactElement<React.AriaAttributes & { id?: string }>;
}

/** A control of the contact form with its label and what is wrong with it; plain HTML, so that it works without scripts. */
export function ContactField({ label, isOptional, isWide, hint, note, error, children }: ContactFieldProps) {
  const id = useId();
  const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={isWide ? styles.wide : styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span> (isteğe bağlı)</span>}
        </label>
        {hint && <span>{hint}</span>}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
