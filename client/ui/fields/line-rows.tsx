import { Stack, Text } from '@chakra-ui/react';
import { FieldRows } from './field-rows';
import { TextField } from './text-field';

/** As many as the server takes. */
const MOST = 20;

interface LineRowsProps {
  name: string;
  label: string;
  /** One of them. */
  one: string;
  inputMode?: 'email' | 'tel';
  format?: (typed: string) => string;
}

/** A list of lines, such as further phone numbers. */
export function LineRows({ name, label, one, inputMode, format }: LineRowsProps) {
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{label}</Text>
      <FieldRows
        name={name}
        label={label}
        rowLabel={(place) => `${one} ${String(place)}`}
        addLabel={`${one} ekle`}
        newRow={() => ({ text: '' })}
        most={MOST}
      >
        {(path, index) => (
          <TextField
            name={`${path}.text`}
            label={`${one} ${String(index + 1)}`}
            hasHiddenLabel
            {...(inputMode && { inputMode })}
            autoComplete="off"
            autoCapitalize="none"
            {...(format && { format })}
          />
        )}
      </FieldRows>
    </Stack>
  );
}
