import type { VisitHolder } from '../../kernel/actor/visit.js';
import type { Maintenance } from './content.document.js';

/** Whether the shop is closed to who asks: staff may look around where they allowed themselves to. */
export async function isClosedTo(
  holder: VisitHolder,
  { enabled, allowAdminAccess }: Maintenance,
): Promise<boolean> {
  if (!enabled) return false;
  return !allowAdminAccess || (await holder.visit()).staff === null;
}
