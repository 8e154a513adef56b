import type { Permission } from '../../../kernel/actor/actor.js';
import type { ApiKey } from './api-key.entity.js';

/**
 * What a key may still do: no more than its maker may do now, and nothing once they are no longer staff. Keys made by the
 * operator's command have no maker and keep their permissions.
 */
export function effectivePermissions({ permissions, makerId, maker }: ApiKey): readonly Permission[] {
  if (makerId === null) return permissions;
  if (!maker?.isActive || !maker.isStaff) return [];
  if (maker.granted.includes('all')) return permissions;
  if (permissions.includes('all')) return maker.granted;
  return permissions.filter((permission) => maker.granted.includes(permission));
}
