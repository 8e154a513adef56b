import { type Permission, PERMISSIONS } from '../kernel/actor/actor.js';
import { BootError } from '../kernel/config/boot-error.js';

/** @throws {BootError} naming the permissions there are */
export function readPermissions(list: string): Permission[] {
  const names = list.split(',').map((name) => name.trim());
  return names.map((name) => {
    const known = PERMISSIONS.find((permission) => permission === name);
    if (!known) throw new BootError(`There is no permission "${name}"; there are ${PERMISSIONS.join(', ')}.`);
    return known;
  });
}
