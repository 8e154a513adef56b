import { chakra } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { Segments } from './segments';

interface SegmentFieldProps<Value extends string> {
  name: string;
  label: string;
  options: Readonly<Record<Value, string>>;
}

/** One of two or three short options of a form. */
export function SegmentField<Value extends string>({ name, label, options }: SegmentFieldProps<Value>) {
  const { field } = useController({ name });
  return (
    <chakra.div minWidth="0">
      <chakra.div aria-hidden textStyle="sm" fontWeight="medium" marginBottom="1.5">
        {label}
      </chakra.div>
      <Segments
        label={label}
        options={Object.entries<string>(options).map(([value, text]) => ({ value, label: text }))}
        value={field.value as string}
        onChange={field.onChange}
        isField
      />
    </chakra.div>
  );
}
