import { Field, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NO_RECIPIENT, recipientOf } from './recipient-fields';
import { type SavedAddress, useAddresses } from './address.fragment';

/** An address as the forms of orders hold it. */
export interface TypedAddress {
  readonly province: string;
  readonly district: string;
  readonly streetAddress: string;
  readonly postalCode: string;
}

const NEW_ADDRESS: TypedAddress = { province: '', district: '', streetAddress: '', postalCode: '' };

const typedOf = ({ province, district, streetAddress, postalCode }: SavedAddress): TypedAddress => ({
  province,
  district,
  streetAddress,
  postalCode: postalCode ?? '',
});

const PARTS = Object.keys(NEW_ADDRESS) as (keyof TypedAddress)[];

/** The address that is typed, among those a customer keeps. */
export function savedAs(typed: TypedAddress, addresses: readonly SavedAddress[]): SavedAddress | undefined {
  return addresses.find((address) => PARTS.every((part) => typedOf(address)[part] === typed[part].trim()));
}

/** Fills an address of an order in with one that the customer keeps, or clears it for a new one; for a delivery also who takes it. */
export function SavedAddresses({ name }: { name: string }) {
  const id = useId();
  const { addresses = [] } = useAddresses();
  const { setValue } = useFormContext();
  const typed = useWatch({ name }) as TypedAddress;
  if (addresses.length === 0) return null;
  const choose = (chosenId: string) => {
    const chosen = addresses.find((address) => address.id === chosenId);
    const next = chosen ? typedOf(chosen) : NEW_ADDRESS;
    for (const part of PARTS) setValue(`${name}.${part}`, next[part], { shouldDirty: true });
    if (name !== 'shippingAddress') return;
    setValue('recipient', chosen ? recipientOf(chosen) : NO_RECIPIENT, { shouldDirty: true });
  };
  return (
    <Field.Root ids={{ control: id }}>
      <Field.Label>Kayıtlı adresleriniz</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={savedAs(typed, addresses)?.id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">Yeni adres</option>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {address.name}: {address.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
