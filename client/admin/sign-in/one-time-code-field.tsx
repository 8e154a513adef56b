import { TextField } from '../../ui/fields/text-field';

interface OneTimeCodeFieldProps {
  name: string;
  label?: string;
}

/** Takes the code of an authenticator app, typed, pasted or offered by the browser. */
export function OneTimeCodeField({ name, label = 'Doğrulama kodu' }: OneTimeCodeFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint="Doğrulama uygulamanızdaki 6 haneli kod."
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
