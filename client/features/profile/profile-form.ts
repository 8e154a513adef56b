import { formatPhone, isPhone } from '../../shop/format';
import { taxNumberWarning } from '../../shop/tax-number';
import * as z from '../../ui/form/zod';
import { type Profile } from './profile.fragment';

const text = (longest: number) => z.string().trim().max(longest, `En çok ${longest} karakter yazılabilir.`);

/** A text that may be empty; wrong where the rule has something to say of it. */
const checked = (rule: (typed: string) => string | undefined) =>
  text(40).superRefine((typed, context) => {
    const message = typed === '' ? undefined : rule(typed);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const phoneError = (typed: string) =>
  isPhone(typed) ? undefined : 'Telefon numarası eksik veya fazla. Örnek: 0532 111 22 33';

export const PROFILE_SCHEMA = z.object({
  name: text(200).min(1, 'Adınızı ve soyadınızı yazın.'),
  phone: checked(phoneError),
  company: text(200),
  taxNumber: checked(taxNumberWarning),
  taxOffice: text(200),
});

export type ProfileValues = z.infer<typeof PROFILE_SCHEMA>;
export type ProfileField = keyof ProfileValues;

export const PROFILE_LABELS: Readonly<Record<ProfileField, string>> = {
  name: 'Ad soyad',
  phone: 'Telefon',
  company: 'Firma adı',
  taxNumber: 'Vergi numarası',
  taxOffice: 'Vergi dairesi',
};

const FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];

export const valuesOf = ({ name, phone, company, taxNumber, taxOffice }: Profile): ProfileValues => ({
  name,
  phone: phone === null ? '' : formatPhone(phone),
  company: company ?? '',
  taxNumber: taxNumber ?? '',
  taxOffice: taxOffice ?? '',
});

/** What was typed over: only that is sent, so that what another tab changed meanwhile stays. */
export function changedValues(opened: ProfileValues, typed: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    FIELDS.filter((field) => typed[field] !== opened[field]).map((field) => [field, typed[field]]),
  );
}

export const isProfileField = (name: unknown): name is ProfileField => FIELDS.includes(name as ProfileField);
