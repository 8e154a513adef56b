import { formatPhone, isPhone } from '../../shop/format';
import * as z from '../../ui/form/zod';
import { type SavedAddress } from './address.fragment';

const text = (message: string, longest: number) =>
  z.string().trim().min(1, message).max(longest, `En çok ${longest} karakter yazılabilir.`);

export const ADDRESS_SCHEMA = z.object({
  name: text('Adrese bir ad verin.', 100),
  contactName: text('Teslim alacak kişiyi yazın.', 200),
  phone: text('Telefon numarasını yazın.', 40).refine(
    isPhone,
    'Telefon numarası eksik veya fazla. Örnek: 0532 111 22 33',
  ),
  province: text('İl seçin.', 100),
  district: text('İlçe seçin.', 100),
  streetAddress: text('Açık adresi yazın.', 300).overwrite((typed) => typed.replace(/\s*\n\s*/g, ' ')),
  postalCode: z
    .string()
    .overwrite((typed) => typed.replaceAll(' ', ''))
    .regex(/^(?:\d{5})?$/, 'Posta kodu 5 rakamdır.'),
  isShippingDefault: z.boolean(),
  isBillingDefault: z.boolean(),
});

export type AddressValues = z.infer<typeof ADDRESS_SCHEMA>;

export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  contactName: '',
  phone: '',
  province: '',
  district: '',
  streetAddress: '',
  postalCode: '',
  isShippingDefault: false,
  isBillingDefault: false,
};

export function addressValues(address: SavedAddress): AddressValues {
  const { name, contactName, province, district, streetAddress, isShippingDefault, isBillingDefault } =
    address;
  return {
    name,
    contactName,
    province,
    district,
    streetAddress,
    isShippingDefault,
    isBillingDefault,
    phone: formatPhone(address.phone),
    postalCode: address.postalCode ?? '',
  };
}
