import { isDeepStrictEqual } from 'node:util';
import { versionConflict } from '../../../kernel/refusal/general.refusals.js';
import type { OrderEvent, OrderReferences } from './order.events.js';
import { orderReferencesClosed } from './order.refusals.js';
import type { OrderState } from './order.state.js';
import type { OrderStatus } from './order.statuses.js';

/** What people call each, in the order in which they are shown. */
export const REFERENCE_NAMES: Readonly<Record<keyof OrderReferences, string>> = {
  purchaseOrder: 'Satın alma sipariş no',
  project: 'Proje / şantiye',
  requisition: 'Talep no',
};

export const REFERENCE_KEYS = [
  'purchaseOrder',
  'project',
  'requisition',
] as const satisfies (keyof OrderReferences)[];

/** Without the blanks around them; null when none was given. */
export function referencesOf(
  typed: { [Name in keyof OrderReferences]?: string | null } | null | undefined,
): OrderReferences | null {
  const { purchaseOrder, project, requisition } = typed ?? {};
  const references = {
    purchaseOrder: purchaseOrder?.trim() || null,
    project: project?.trim() || null,
    requisition: requisition?.trim() || null,
  };
  return Object.values(references).some((reference) => reference !== null) ? references : null;
}

/** Those that were given, each with its name. */
export function namedReferences(references: OrderReferences | null): [name: string, reference: string][] {
  return REFERENCE_KEYS.flatMap((key) => {
    const reference = references?.[key];
    return reference ? [[REFERENCE_NAMES[key], reference] as [string, string]] : [];
  });
}

/** The papers that travel with a parcel name them. */
const CORRECTABLE: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];

export const areReferencesCorrectable = ({ status }: Pick<OrderState, 'status'>): boolean =>
  CORRECTABLE.includes(status);

/**
 * Names the references of the buyer anew. Whatever else happened to the order meanwhile is no conflict.
 *
 * @param command `expectedVersion` is that of the order when its references were read
 * @throws ORDER_REFERENCES_CLOSED, VERSION_CONFLICT
 */
export function correctOrderReferences(
  { references: after, expectedVersion }: { references: OrderReferences | null; expectedVersion: number },
  order: OrderState,
): OrderEvent[] {
  const { status, references: before, referencesVersion: currentVersion } = order;
  if (isDeepStrictEqual(before, after)) return [];
  if (!areReferencesCorrectable(order)) throw orderReferencesClosed({ status });
  if (currentVersion > expectedVersion) throw versionConflict({ expectedVersion, currentVersion });
  return [{ type: 'OrderReferencesCorrected', data: { before, after } }];
}
