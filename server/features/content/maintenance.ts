import type { ContextHolder } from '../../kernel/actor/request-context.js';
import type { Maintenance } from './content.document.js';

/** Whether the shop is closed to the caller: staff have access where the setting allows it, once they have the second factor they must have. */
export async function isClosedTo(
  holder: ContextHolder,
  { enabled, allowAdminAccess }: Maintenance,
): Promise<boolean> {
  if (!enabled) return false;
  if (!allowAdminAccess) return true;
  const { staff } = await holder.requestContext();
  return staff === null || staff.mustEnrol === true;
}
