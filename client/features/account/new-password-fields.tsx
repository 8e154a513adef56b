import { useState } from 'react';
import { PasswordField } from '../../ui/password-field';
import { MIN_PASSWORD_LENGTH } from './password-faults';
import { passwordStrength } from './password-strength';
import styles from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  label: string;
  /** Characters at least; of staff more than of customers. */
  minLength?: number;
}

/** A new password, twice, and how much it keeps out. */
export function NewPasswordFields({ label, minLength = MIN_PASSWORD_LENGTH }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('');
  const { word, quarters } = passwordStrength(typed, minLength);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        onType={setTyped}
        hint={
          <>
            En az {minLength} karakter; başka yerde kullanmadığınız, uzun bir şifre seçin.
            {typed !== '' && (
              <span className={styles.strength}>
                <meter className={styles.meter} min={0} max={4} value={quarters} aria-hidden />
                {word}
              </span>
            )}
          </>
        }
      />
      <PasswordField name="passwordConfirmation" label={`${label} (tekrar)`} autoComplete="new-password" />
    </>
  );
}
