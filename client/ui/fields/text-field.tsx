import { Input, type InputProps } from '@chakra-ui/react';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

type InputSettings = Pick<
  InputProps,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'list' | 'maxLength' | 'placeholder' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, InputSettings {
  type?: 'text' | 'tel';
  /** What the field is left with, in place of what was typed: a phone number in groups. */
  format?: (typed: string) => string;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    isOptional,
    warning,
    limit,
    hasHiddenLabel,
    gridColumn,
    type = 'text',
    format,
    ...input
  } = props;
  const { onBlur, onChange, ...control } = useTextControl(props);
  const leave = async (event: React.FocusEvent<HTMLInputElement>) => {
    const formatted = format?.(event.target.value) ?? event.target.value;
    if (formatted !== event.target.value) {
      event.target.value = formatted;
      await onChange({ target: event.target, type: 'change' });
    }
    await onBlur(event);
  };
  return (
    <Field {...{ name, label, hint, isOptional, warning, limit, hasHiddenLabel, gridColumn }}>
      <Input {...control} {...input} type={type} onChange={onChange} onBlur={(event) => void leave(event)} />
    </Field>
  );
}
