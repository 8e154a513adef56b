import type { OrderReferences } from './order.events.js';

/** What people call each, in the order in which they are shown. */
export const REFERENCE_NAMES: Readonly<Record<keyof OrderReferences, string>> = {
  purchaseOrder: 'Satın alma sipariş no',
  project: 'Proje / şantiye',
  requisition: 'Talep no',
};

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
  if (!references) return [];
  const { purchaseOrder, project, requisition } = references;
  const named: [string, string | null][] = [
    [REFERENCE_NAMES.purchaseOrder, purchaseOrder],
    [REFERENCE_NAMES.project, project],
    [REFERENCE_NAMES.requisition, requisition],
  ];
  return named.filter((pair): pair is [string, string] => pair[1] !== null);
}
