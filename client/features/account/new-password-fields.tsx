import { PasswordField } from '../../ui/fields/password-field';
import { MIN_PASSWORD_LENGTH } from './new-password-schema';
import { PasswordStrengthMeter } from './password-strength-meter';

interface NewPasswordFieldsProps {
  label: string;
  /** Characters at least; of staff more than of customers. */
  minLength?: number;
}

/** A new password, twice, and how much it keeps out. */
export function NewPasswordFields({ label, minLength = MIN_PASSWORD_LENGTH }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={
          <>
            En az {minLength} karakter; başka yerde kullanmadığınız, uzun bir şifre seçin.
            <PasswordStrengthMeter name="password" minLength={minLength} />
          </>
        }
      />
      <PasswordField name="passwordConfirmation" label={`${label} (tekrar)`} autoComplete="new-password" />
    </>
  );
}
