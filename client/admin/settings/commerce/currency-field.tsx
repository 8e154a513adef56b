import { Field, NativeSelect } from '@chakra-ui/react';

/** Every price is in lira until there are exchange rates: another currency would only rename the numbers. */
export function CurrencyField() {
  return (
    <Field.Root alignContent="start">
      <Field.Label>Para birimi</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field defaultValue="TRY">
          <option value="TRY">TRY, Türk lirası</option>
          <option value="USD" disabled>
            USD, ABD doları
          </option>
          <option value="EUR" disabled>
            EUR, Euro
          </option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>USD ve EUR, kur tanımlanınca açılır.</Field.HelperText>
    </Field.Root>
  );
}
