import { DistrictField } from '../../addresses/district-field';
import { PROVINCES } from '../../../shop/provinces';
import { Fields } from '../../../ui/fields/fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';

interface AddressFieldsProps {
  name: 'shippingAddress' | 'billingAddress';
}

const AUTOFILL = { shippingAddress: 'shipping', billingAddress: 'billing' } as const;

/** One address in its parts. */
export function AddressFields({ name }: AddressFieldsProps) {
  const section = AUTOFILL[name];
  return (
    <Fields>
      <SelectField name={`${name}.province`} label="İl" autoComplete={`${section} address-level1`}>
        <option value="">Seçin</option>
        {PROVINCES.map((province) => (
          <option key={province}>{province}</option>
        ))}
      </SelectField>
      <DistrictField name={name} autoComplete={`${section} address-level2`} />
      <TextAreaField
        name={`${name}.streetAddress`}
        label="Açık adres"
        hint="Mahalle, cadde veya sokak, bina ve kapı numarası"
        gridColumn="1 / -1"
        rows={2}
        autoComplete={`${section} street-address`}
      />
      <TextField
        name={`${name}.postalCode`}
        label="Posta kodu"
        isOptional
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
      />
    </Fields>
  );
}
