import { type Permission, PERMISSIONS } from '../../../kernel/actor/actor.js';
import type { AccountRole } from '../directory/user-account.type.js';
import { isStaffRole, type User, type UserRole } from '../users/user.entity.js';
import { permissionsNotHeld } from './user-editing.refusals.js';

/** Role and permissions as an account stores them. */
export type Grant = Pick<User, 'role' | 'permissions'>;

/** What a role and permissions make of an account: `all` makes a super admin, and a customer has none. */
export function grantOf(role: AccountRole, permissions: readonly Permission[]): Grant {
  if (role === 'customer') return { role, permissions: [] };
  const held = PERMISSIONS.filter((permission) => permissions.includes(permission));
  return held.includes('all') ? { role: 'super_admin', permissions: ['all'] } : { role, permissions: held };
}

/** What an account with such a row may do. */
export const grantedBy = ({ role, permissions }: Grant): readonly Permission[] =>
  role === 'super_admin' ? ['all'] : isStaffRole(role) ? permissions : [];

export const isSuperAdmin = ({ role, permissions, isActive }: Grant & Pick<User, 'isActive'>): boolean =>
  isActive && grantedBy({ role, permissions }).includes('all');

/**
 * Nobody changes an account that may do more than they may, nor gives or takes what they lack: by the e-mail address of such an
 * account they would sign in as it.
 *
 * @throws PERMISSIONS_NOT_HELD
 */
export function assertHolds(held: readonly Permission[], ...grants: readonly Grant[]): void {
  if (held.includes('all')) return;
  const lacking = grants.flatMap(grantedBy).filter((permission) => !held.includes(permission));
  if (lacking.length > 0) throw permissionsNotHeld({ permissions: [...new Set(lacking)] });
}

/** Whether somebody with the new role signs in elsewhere than with the old one. */
export const isOtherDoor = (before: UserRole, after: UserRole): boolean =>
  isStaffRole(before) !== isStaffRole(after);
