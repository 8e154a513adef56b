import { formatPhone, isPhone } from '../../shop/format';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import * as z from '../../ui/form/zod';

/** What is asked for of who takes a delivery, as it is called. */
export const RECIPIENT_NAMES = {
  siteName: 'Teslimat yeri',
  contactName: 'Teslim alacak kişi',
  phone: 'Teslimat telefonu',
} as const;

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `En çok ${String(longest)} karakter yazılabilir.`);

/** The part of a form that it is typed in. */
export const recipientSchema = z.object({
  siteName: text(100),
  contactName: text(200),
  phone: text(40).refine(
    (typed) => typed === '' || isPhone(typed),
    'Telefon numarası eksik veya fazla. Örnek: 0532 111 22 33',
  ),
});

export type RecipientValues = z.infer<typeof recipientSchema>;

export const NO_RECIPIENT: RecipientValues = { siteName: '', contactName: '', phone: '' };

/** What an address that the customer keeps says of it. */
export const recipientOf = (address: {
  name: string;
  contactName: string;
  phone: string;
}): RecipientValues => ({
  siteName: address.name,
  contactName: address.contactName,
  phone: formatPhone(address.phone),
});

/** Undefined when nothing was typed. */
export function sentRecipient({ siteName, contactName, phone }: RecipientValues) {
  const recipient = {
    siteName: siteName.trim() || null,
    contactName: contactName.trim() || null,
    phone: phone.trim() || null,
  };
  return Object.values(recipient).some((part) => part !== null) ? recipient : undefined;
}

/** Who takes the delivery, where that is not the buyer. */
export function RecipientFields() {
  return (
    <Fields>
      <TextField
        name="recipient.siteName"
        label={RECIPIENT_NAMES.siteName}
        hint="Şantiye, depo veya şube adı"
        isOptional
        gridColumn="1 / -1"
        autoComplete="off"
      />
      <TextField
        name="recipient.contactName"
        label={RECIPIENT_NAMES.contactName}
        hint="Boş bırakılırsa alıcının kendisi"
        isOptional
        autoComplete="shipping name"
      />
      <TextField
        name="recipient.phone"
        label={RECIPIENT_NAMES.phone}
        type="tel"
        isOptional
        autoComplete="shipping tel"
        format={formatPhone}
      />
    </Fields>
  );
}
