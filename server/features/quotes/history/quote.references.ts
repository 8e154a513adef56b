import type { QuoteReferences } from './quote.events.js';

export const REFERENCE_NAMES: Readonly<Record<keyof QuoteReferences, string>> = {
  purchaseOrder: 'Satın alma sipariş no',
  project: 'Proje / şantiye',
  requisition: 'Talep no',
};

/** Those that were given, each with its name. */
export function namedReferences(references: QuoteReferences | null): { label: string; text: string }[] {
  if (!references) return [];
  const { purchaseOrder, project, requisition } = references;
  const named: [string, string | null][] = [
    [REFERENCE_NAMES.purchaseOrder, purchaseOrder],
    [REFERENCE_NAMES.project, project],
    [REFERENCE_NAMES.requisition, requisition],
  ];
  return named.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** As they are recorded: null without any. */
export function referencesOf(given: Partial<QuoteReferences> | null | undefined): QuoteReferences | null {
  const { purchaseOrder = null, project = null, requisition = null } = given ?? {};
  const references = { purchaseOrder, project, requisition };
  return Object.values(references).some((text) => text !== null) ? references : null;
}
