import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import * as z from '../../../ui/form/zod';
import { declareRecord, type Saved } from '../../record/record';
import { type SecondFactorPolicy, SecondFactorPolicyQuery } from './policy.query';

type Permission = keyof typeof PERMISSION_LABELS;

export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];

const isNumberOfDays = (typed: string) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 365;

export const POLICY_SCHEMA = z
  .object({
    requiredFor: z.enum(['NOBODY', 'PERMISSION_HOLDERS', 'EVERYBODY']),
    permissions: z.array(z.enum(PERMISSIONS)),
    sessionDays: z.string().trim().refine(isNumberOfDays, '1 ile 365 arasında bir tam sayı yazın.'),
  })
  .refine(({ requiredFor, permissions }) => requiredFor !== 'PERMISSION_HOLDERS' || permissions.length > 0, {
    path: ['permissions'],
    message: 'En az bir yetki seçin.',
  });

export type PolicyValues = z.infer<typeof POLICY_SCHEMA>;

/** A policy as its form holds it. */
export function policyValues({
  requiredFor,
  permissions,
  sessionDays,
  version,
}: SecondFactorPolicy): Saved<PolicyValues> {
  // In one order: what is the same reads the same.
  const listed = PERMISSIONS.filter((permission) => permissions.includes(permission));
  return { values: { requiredFor, permissions: listed, sessionDays: String(sessionDays) }, version };
}

/** Who must have a second factor, in a few words. */
export function policyText({
  requiredFor,
  permissions,
}: Pick<PolicyValues, 'requiredFor' | 'permissions'>): string {
  switch (requiredFor) {
    case 'NOBODY':
      return 'Kimse için zorunlu değil';
    case 'EVERYBODY':
      return 'Bütün çalışanlar için zorunlu';
    case 'PERMISSION_HOLDERS':
      return `Şu yetkilerden biri olanlar için zorunlu: ${permissions.map((one) => PERMISSION_LABELS[one]).join(', ')}`;
  }
}

/** Whether it demands a second factor of somebody with these permissions. */
export function isDemanded(
  { requiredFor, permissions }: Pick<PolicyValues, 'requiredFor' | 'permissions'>,
  held: readonly Permission[],
): boolean {
  if (requiredFor !== 'PERMISSION_HOLDERS') return requiredFor === 'EVERYBODY';
  return permissions.some((permission) => held.includes('ALL') || held.includes(permission));
}

export const SCOPE_TITLES: Record<PolicyValues['requiredFor'], string> = {
  NOBODY: 'Kimse',
  PERMISSION_HOLDERS: 'Seçilen yetkilere sahip olanlar',
  EVERYBODY: 'Herkes',
};

export const POLICY_RECORD = declareRecord({
  label: 'Güvenlik kuralları',
  schema: POLICY_SCHEMA,
  // The history has the names of the database.
  fields: {
    requiredFor: {
      label: 'Kimler için zorunlu',
      text: (scope) => SCOPE_TITLES[scope],
      read: (stored) => POLICY_SCHEMA.shape.requiredFor.parse(String(stored).toUpperCase()),
    },
    permissions: {
      label: 'Yetkiler',
      text: (permissions) => permissions.map((one) => PERMISSION_LABELS[one]).join(', ') || 'Hiçbiri',
      read: (stored) => {
        const names = new Set((stored as string[]).map((name) => name.toUpperCase()));
        return PERMISSIONS.filter((permission) => names.has(permission));
      },
    },
    sessionDays: {
      label: 'Oturumun süresi (gün)',
      text: (days) => days,
      key: (days) => Number(days),
      read: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    },
  },
  savedTitle: 'Ayarlar başarıyla kaydedildi!',
  query: SecondFactorPolicyQuery,
  read: ({ secondFactorPolicy, secondFactorPolicyHistory }) => ({
    ...policyValues(secondFactorPolicy),
    history: secondFactorPolicyHistory,
  }),
});
