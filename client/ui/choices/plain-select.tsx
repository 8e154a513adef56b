import { NativeSelect } from '@chakra-ui/react';

interface PlainSelectProps<Value extends string> {
  /** For assistive technology: what is chosen says it itself. */
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several options that takes effect at once, in the list of the platform. */
export function PlainSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: PlainSelectProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <NativeSelect.Root width="auto" size="sm">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(values.find((known) => known === event.currentTarget.value) ?? value)}
      >
        {values.map((known) => (
          <option key={known} value={known}>
            {options[known]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
