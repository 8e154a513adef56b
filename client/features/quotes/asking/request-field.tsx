import { type ComponentProps, useId } from 'react';
import styles from './request-field.module.css';

type RequestFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
  isWide?: boolean;
  onType: (typed: string) => void;
};

/** One line of text with its label and what is wrong with it. */
export function RequestField(props: RequestFieldProps) {
  const { label, value, error, hint, isOptional = false, isWide = false, onType, ...input } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>(isteğe bağlı)</span>}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-not`}
        onChange={({ target }) => onType(target.value)}
      />
      {note !== undefined && (
        <p id={`${id}-not`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
