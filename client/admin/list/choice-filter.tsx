import { RadioGroup, Stack } from '@chakra-ui/react';
import { type ListFilter } from './declare-list';

interface ChoiceFilterOptions<Name extends string, Value extends string> {
  readonly field: Name;
  readonly label: string;
  /** The value that lets everything through. */
  readonly any: NoInfer<Value>;
  readonly options: Readonly<Record<Value, string>>;
}

/** One of several values of a field of the state. */
export function choiceFilter<Name extends string, Value extends string>({
  field,
  label,
  any,
  options,
}: ChoiceFilterOptions<Name, Value>): ListFilter<Readonly<Record<Name, Value>>> {
  const changed = (value: Value) => ({ [field]: value }) as Partial<Readonly<Record<Name, Value>>>;
  return {
    label,
    text: (state) => (state[field] === any ? undefined : options[state[field]]),
    cleared: changed(any),
    body: ({ state, onChange, onDone }) => (
      <ChoiceList
        label={label}
        options={options}
        value={state[field]}
        onChange={(value) => {
          onChange(changed(value));
          onDone();
        }}
      />
    ),
  };
}

interface ChoiceListProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Options one below the other; one of them is chosen. */
export function ChoiceList<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      size="sm"
      value={value}
      onValueChange={({ value: chosen }) => {
        if (chosen !== null && chosen !== value) onChange(chosen as Value);
      }}
    >
      <Stack gap="0">
        {Object.entries<string>(options).map(([option, text]) => (
          <RadioGroup.Item key={option} value={option} minHeight="9" alignItems="center">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{text}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
