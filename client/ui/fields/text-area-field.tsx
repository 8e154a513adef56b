import { Textarea } from '@chakra-ui/react';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  autoComplete?: string;
  'aria-keyshortcuts'?: string;
}

/** Several lines of text. */
export function TextAreaField({
  rows = 3,
  autoComplete,
  'aria-keyshortcuts': shortcuts,
  ...field
}: TextAreaFieldProps) {
  const control = useTextControl(field);
  return (
    <Field {...field}>
      <Textarea {...control} rows={rows} autoComplete={autoComplete} aria-keyshortcuts={shortcuts} />
    </Field>
  );
}
