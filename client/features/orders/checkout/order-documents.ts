import { type CheckoutValues } from './checkout-form';
import { type OrderDocument, type OrderDocuments } from './use-order-documents';

/** All documents together, for an error while there is no box to tick; each box is named by its slug below it. */
export const DOCUMENTS_FIELD = 'acceptedDocuments';

const NOT_MADE: Readonly<Record<Exclude<OrderDocuments['state'], 'ready'>, string>> = {
  waiting: 'Bilgiler tamamlanınca sözleşme metinlerini okuyup onaylayın.',
  outdated: 'Sözleşme metinleri yenileniyor; okuyup onaylayın.',
  failed: 'Sözleşme metinleri hazırlanamadı; yeniden deneyin.',
};

/** Each document that still has to be accepted, as it reads today: errors by the name of its box. */
export function missingAcceptances(
  { state, documents }: Pick<OrderDocuments, 'state' | 'documents'>,
  accepted: CheckoutValues['acceptedDocuments'],
): Readonly<Record<string, string>> {
  if (state !== 'ready') return { [DOCUMENTS_FIELD]: NOT_MADE[state] };
  return Object.fromEntries(
    documents
      .filter(({ slug, hash }) => accepted[slug] !== hash)
      .map(({ slug, title }) => [`${DOCUMENTS_FIELD}.${slug}`, `«${title}» metnini okuyup onaylayın.`]),
  );
}

export function acceptedDocuments(documents: readonly OrderDocument[]) {
  return documents.map(({ slug, version, hash }) => ({ slug, version, hash }));
}
