import { Field, type FieldProps } from './field';

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
}

/** Several lines of text; it keeps its value itself. */
export function TextAreaField({ rows = 3, maxLength, ...field }: TextAreaFieldProps) {
  return <Field {...field}>{(control) => <textarea {...control} rows={rows} maxLength={maxLength} />}</Field>;
}
