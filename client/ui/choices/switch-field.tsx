import { Switch, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';

interface SwitchFieldProps {
  name: string;
  label: string;
  /** What it does. */
  hint: string;
}

/** Something that is on or off; the form holds true or false. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { field } = useController({ name });
  return (
    <Switch.Root
      name={name}
      checked={field.value === true}
      width="full"
      justifyContent="space-between"
      flexDirection="row-reverse"
      gap="4"
      paddingBlock="3"
      onCheckedChange={({ checked }) => field.onChange(checked)}
    >
      <Switch.HiddenInput onBlur={field.onBlur} />
      <Switch.Control />
      <Switch.Label flex="1" minWidth="0">
        {label}
        <Text as="span" display="block" textStyle="small" color="fg.muted" fontWeight="normal">
          {hint}
        </Text>
      </Switch.Label>
    </Switch.Root>
  );
}
