import { isDeepStrictEqual } from 'node:util';
import { PERMISSIONS } from '../../../kernel/actor/actor.js';
import { versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { typedEmail } from '../../../kernel/mail/email-address.js';
import { type AccountRole, accountRoleOf } from '../directory/user-account.type.js';
import type { User } from '../users/user.entity.js';
import type { UpdateUserAccountInput } from './user-editing.input.js';
import { type Grant, grantedBy, grantOf } from './user-grants.js';

/** What an edit makes of an account. */
export type EditedAccount = Grant & Pick<User, 'name' | 'email' | 'isActive'>;

/** An account as the form of staff and its history have it. */
interface AccountFields {
  name: string;
  email: string;
  role: AccountRole;
  permissions: readonly string[];
  isActive: boolean;
}

type AccountField = keyof AccountFields;

/** Sealed in the audit log. */
export const PERSONAL_FIELDS = ['name', 'email'] as const;

export const accountOf = (account: EditedAccount): AccountFields => {
  const { name, email, role, isActive } = account;
  const granted = grantedBy(account);
  return {
    name,
    email,
    isActive,
    role: accountRoleOf({ isStaff: role !== 'customer' }),
    permissions: PERMISSIONS.filter((permission) => granted.includes(permission)),
  };
};

/**
 * The fields that would not be as they are, with their values before and after, and the columns that store them.
 *
 * @throws VERSION_CONFLICT, naming the fields of the change that were changed since the expected version
 */
export function changeOf(user: User, input: UpdateUserAccountInput) {
  const current = accountOf(user);
  const next = edited(user, input);
  const wanted = accountOf(next);
  const fields = (Object.keys(current) as AccountField[]).filter(
    (field) => !isDeepStrictEqual(current[field], wanted[field]),
  );
  assertCurrent(user, fields, input.expectedVersion);
  const version = user.profileVersion + 1;
  const versions = Object.fromEntries(fields.map((field) => [field, version]));
  const { name, role, permissions, isActive } = next;
  return {
    next,
    fields,
    before: pick(current, fields),
    after: { ...pick(wanted, fields), version },
    columns: {
      name,
      role,
      permissions,
      isActive,
      profileVersion: version,
      fieldVersions: { ...user.fieldVersions, ...versions },
    },
  };
}

function edited(
  user: User,
  { name, email, role, permissions, isActive }: UpdateUserAccountInput,
): EditedAccount {
  return {
    name: name ?? user.name,
    email: typedEmail(email ?? user.email),
    isActive: isActive ?? user.isActive,
    ...grantOf(role ?? accountRoleOf(user), permissions ?? grantedBy(user)),
  };
}

function assertCurrent(user: User, fields: readonly AccountField[], expectedVersion: number): void {
  const currentVersion = user.profileVersion;
  const differing = fields.filter((field) => (user.fieldVersions[field] ?? 1) > expectedVersion);
  if (differing.length === 0 && expectedVersion <= currentVersion) return;
  throw versionConflict({ expectedVersion, currentVersion, differing });
}

const pick = (account: AccountFields, fields: readonly AccountField[]) =>
  Object.fromEntries(fields.map((field) => [field, account[field]]));
