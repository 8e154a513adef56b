import type { ContextHolder } from '../../kernel/actor/request-context.js';
import type { Maintenance } from './content.document.js';

/** Whether the shop is closed to the caller: staff have access where the setting allows it. */
export async function isClosedTo(
  holder: ContextHolder,
  { enabled, allowAdminAccess }: Maintenance,
): Promise<boolean> {
  if (!enabled) return false;
  return !allowAdminAccess || (await holder.requestContext()).staff === null;
}
