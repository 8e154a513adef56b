import { Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { formatPhone } from '../../shop/format';
import { PROVINCES } from '../../shop/provinces';
import { CheckField } from '../../ui/choices/check-field';
import { Fields } from '../../ui/fields/fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { DialogActions } from '../../ui/form/dialog-actions';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { useForm } from '../../ui/form/use-form';
import { ADDRESS_SCHEMA, type AddressValues } from './address-form';
import { CHANGES_ADDRESSES, type SavedAddress } from './address.fragment';
import { useDistricts } from './use-districts';

export const CreateAddressMutation = graphql(`
  mutation CreateAddress($input: CustomerAddressInput!) {
    createAddress(input: $input) {
      id
    }
  }
`);

export const UpdateAddressMutation = graphql(`
  mutation UpdateAddress($id: ID!, $input: UpdateCustomerAddressInput!) {
    updateAddress(id: $id, input: $input) {
      id
    }
  }
`);

const CHANGED_ELSEWHERE =
  'Bu adres siz yazarken başka bir yerde değişti. Pencereyi kapatıp son hâline bakın; yazdıklarınız burada duruyor.';

interface AddressEditorProps {
  /** Undefined for a new one. */
  address?: Pick<SavedAddress, 'id' | 'version'> | undefined;
  first: AddressValues;
  onSaved: () => void;
}

/** One address in a dialog. */
export function AddressEditor({ address, first, onSaved }: AddressEditorProps) {
  const [, create] = useMutation(CreateAddressMutation);
  const [, update] = useMutation(UpdateAddressMutation);
  const form = useForm({
    schema: ADDRESS_SCHEMA,
    defaultValues: first,
    send: async (values) => {
      const input = { ...values, postalCode: values.postalCode || null };
      const { error } = address
        ? await update(
            { id: address.id, input: { ...input, expectedVersion: address.version } },
            CHANGES_ADDRESSES,
          )
        : await create({ input }, CHANGES_ADDRESSES);
      if (!error) return undefined;
      const refusal = refusalOf(error);
      return refusal.code === 'VERSION_CONFLICT' ? { message: CHANGED_ELSEWHERE } : refusal;
    },
    onAccepted: onSaved,
  });
  return (
    <Form form={form} label={address ? 'Adresi düzenle' : 'Adres ekle'}>
      <Stack gap="4">
        <FormMessage />
        <Fields>
          <TextField
            name="name"
            label="Adres adı"
            hint="Şantiye, depo, muhasebe…"
            gridColumn="1 / -1"
            autoComplete="off"
          />
          <TextField name="contactName" label="İlgili kişi" autoComplete="name" />
          <TextField name="phone" label="Telefon" type="tel" autoComplete="tel" format={formatPhone} />
          <SelectField name="province" label="İl" autoComplete="address-level1">
            <option value="">Seçin</option>
            {PROVINCES.map((province) => (
              <option key={province}>{province}</option>
            ))}
          </SelectField>
          <District />
          <TextAreaField
            name="streetAddress"
            label="Açık adres"
            hint="Mahalle, cadde veya sokak, bina ve kapı numarası"
            gridColumn="1 / -1"
            rows={2}
            autoComplete="street-address"
          />
          <TextField
            name="postalCode"
            label="Posta kodu"
            isOptional
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </Fields>
        <Stack gap="2">
          <CheckField name="isShippingDefault">Varsayılan teslimat adresim olsun</CheckField>
          <CheckField name="isBillingDefault">Varsayılan fatura adresim olsun</CheckField>
        </Stack>
        <DialogActions busyLabel="Kaydediliyor...">Adresi kaydet</DialogActions>
      </Stack>
    </Form>
  );
}

/** The districts of the province; one that is none of them is cleared once they are known. */
function District() {
  const { setValue } = useFormContext<AddressValues>();
  const [province, district] = useWatch<AddressValues, ['province', 'district']>({
    name: ['province', 'district'],
  });
  const districts = useDistricts(province);
  const isForeign = district !== '' && districts.length > 0 && !districts.includes(district);
  useEffect(() => {
    if (isForeign) setValue('district', '');
  }, [isForeign, setValue]);
  const options = districts.length > 0 || district === '' ? districts : [district];
  return (
    <SelectField name="district" label="İlçe" autoComplete="address-level2">
      <option value="">{province === '' ? 'Önce il seçin' : 'Seçin'}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
