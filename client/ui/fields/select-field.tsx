import { NativeSelect } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

interface SelectFieldProps extends FieldProps {
  autoComplete?: string;
  /** The options. */
  children: ReactNode;
}

/** One of several options, in the list of the platform. */
export function SelectField({ autoComplete, children, ...field }: SelectFieldProps) {
  const control = useTextControl(field);
  return (
    <Field {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control} autoComplete={autoComplete}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
}
