import { useState } from 'react';
import { Field, type FieldProps } from './field';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  onType?: (typed: string) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete, onType, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.place}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onType?.(event.target.value)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            aria-label={`${isShown ? 'Gizle' : 'Göster'}: ${field.label}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Gizle' : 'Göster'}
          </button>
        </div>
      )}
    </Field>
  );
}
