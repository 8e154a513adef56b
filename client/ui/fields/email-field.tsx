import { type FieldProps } from './field';
import { TextField } from './text-field';

/**
 * Asks for an e-mail address. Its type is text on purpose: of a field of type email browsers hand over another address than
 * was typed, with Turkish letters in the domain as punycode.
 */
export function EmailField(props: FieldProps) {
  return (
    <TextField {...props} inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
  );
}
