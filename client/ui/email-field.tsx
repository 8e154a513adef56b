import { type FieldProps } from './field';
import { TextField } from './text-field';

type EmailFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint'>;

/**
 * Asks for an e-mail address. Its type is text on purpose: of a field of type email browsers hand over another address than
 * was typed, with Turkish letters in the domain as punycode.
 */
export function EmailField({ name, label, hint }: EmailFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
