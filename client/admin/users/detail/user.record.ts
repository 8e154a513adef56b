import { PERMISSION_LABELS } from '../../../shop/permission-labels';
import * as z from '../../../ui/form/zod';
import { declareRecord, type RecordChange, type Saved } from '../../record/record';
import { ROLE_LABELS } from '../user-labels';
import { type PanelUser, UserQuery, type UserRecord } from './user.query';

type Permission = keyof typeof PERMISSION_LABELS;

export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];

const MAX_NAME = 200;
const MAX_EMAIL = 300;

export const USER_SCHEMA = z
  .object({
    name: z
      .string()
      .max(MAX_NAME, `En çok ${String(MAX_NAME)} karakter olabilir.`)
      .refine((name) => name.trim() !== '', 'Ad soyad yazın.'),
    email: z
      .string()
      .max(MAX_EMAIL, `En çok ${String(MAX_EMAIL)} karakter olabilir.`)
      .refine((email) => email.trim() !== '', 'E-posta adresini yazın.'),
    role: z.enum(['CUSTOMER', 'ADMIN']),
    permissions: z.array(z.enum(PERMISSIONS)),
    isActive: z.boolean(),
  })
  .refine(({ role, permissions }) => role === 'CUSTOMER' || permissions.length > 0, {
    path: ['permissions'],
    message: 'En az bir yetki seçin.',
  });

export type UserValues = z.infer<typeof USER_SCHEMA>;

export const NEW_USER: UserValues = {
  name: '',
  email: '',
  role: 'CUSTOMER',
  permissions: [],
  isActive: true,
};

const ordered = (held: readonly string[]): Permission[] =>
  PERMISSIONS.filter((permission) => held.includes(permission));

/** An account as its form holds it. */
export function userValues(user: PanelUser): Saved<UserValues> {
  const { name, email, role, permissions, isActive, version } = user;
  return { version, values: { name, email, role, permissions: ordered(permissions), isActive } };
}

/** What the server is sent of the values: those that differ from what the form was begun with. */
export function userChanges(values: UserValues, begun: UserValues): Partial<UserValues> {
  const sent = { ...values, name: values.name.trim(), email: values.email.trim() };
  const permissions = values.role === 'CUSTOMER' ? begun.permissions : values.permissions;
  return {
    ...(sent.name !== begun.name && { name: sent.name }),
    ...(sent.email !== begun.email && { email: sent.email }),
    ...(sent.role !== begun.role && { role: sent.role }),
    ...(permissions.join() !== begun.permissions.join() && { permissions }),
    ...(sent.isActive !== begun.isActive && { isActive: sent.isActive }),
  };
}

/** Whether the server asks for the password of who makes the change. */
export const needsProof = ({ email, role, permissions }: Partial<UserValues>): boolean =>
  email !== undefined || role !== undefined || permissions !== undefined;

/** The saved changes of an account among what the audit log says of it, the customer's own of their name included. */
export function historyOf(entries: UserRecord['entries']): RecordChange[] {
  return entries.flatMap(({ at, actor, changes }) => {
    const version = changes.find(({ field }) => field === 'version')?.after;
    const fields = changes.filter(({ field }) => field in NEW_USER);
    if (!version || fields.length === 0) return [];
    return [{ version: Number(version), savedAt: at, actor, changes: fields }];
  });
}

/** One account, in a form that several people may change. */
export const userRecord = (id: string) =>
  declareRecord({
    label: 'Hesap',
    schema: USER_SCHEMA,
    fields: {
      name: { label: 'Ad soyad', text: (name) => name, read: text },
      email: { label: 'E-posta', text: (email) => email, read: text },
      role: {
        label: 'Rol',
        text: (role) => ROLE_LABELS[role],
        read: (stored) => (text(stored) === 'admin' ? 'ADMIN' : 'CUSTOMER'),
      },
      permissions: {
        label: 'Yetkiler',
        text: (held) => held.map((one) => PERMISSION_LABELS[one]).join(', ') || 'yok',
        read: (stored) =>
          ordered(Array.isArray(stored) ? stored.map((name) => text(name).toUpperCase()) : []),
      },
      isActive: {
        label: 'Durum',
        text: (isActive) => (isActive ? 'Etkin' : 'Pasif'),
        read: (stored) => stored === true,
      },
    },
    savedTitle: 'Hesap kaydedildi',
    query: UserQuery,
    variables: { id },
    read: ({ adminUser }) =>
      adminUser ? { ...userValues(adminUser), history: historyOf(adminUser.entries) } : undefined,
  });

/** Erased with a person: nothing is left of it. */
const text = (stored: unknown): string => (typeof stored === 'string' ? stored : 'silinmiş');
