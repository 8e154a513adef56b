import { type InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

type InputSettings = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, InputSettings {
  type?: 'text' | 'tel';
}

/** One line of text; it keeps its value itself. */
export function TextField({
  name,
  label,
  hint,
  isOptional,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} isOptional={isOptional} className={className}>
      {(control) => <input {...control} {...input} type={type} />}
    </Field>
  );
}
