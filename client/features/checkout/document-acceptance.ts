import { DOCUMENTS_FIELD, documentField, type FieldErrors } from './checkout-fields';
import { type OrderDocument, type OrderDocuments } from './use-order-documents';

const NOT_ACCEPTED = 'metnini okuyup onaylayın.';
const NOT_MADE: Readonly<Record<Exclude<OrderDocuments['state'], 'ready'>, string>> = {
  waiting: 'Bilgiler tamamlanınca sözleşme metinlerini okuyup onaylayın.',
  outdated: 'Sözleşme metinleri yenileniyor; okuyup onaylayın.',
  failed: 'Sözleşme metinleri hazırlanamadı; yeniden deneyin.',
};

/** Each document that still has to be accepted, as it reads today. */
export function missingAcceptances(
  { state, documents }: Pick<OrderDocuments, 'state' | 'documents'>,
  accepted: Readonly<Record<string, string>>,
): FieldErrors {
  if (state !== 'ready') return { [DOCUMENTS_FIELD]: NOT_MADE[state] };
  return Object.fromEntries(
    documents
      .filter(({ slug, hash }) => accepted[slug] !== hash)
      .map(({ slug, title }) => [documentField(slug), `«${title}» ${NOT_ACCEPTED}`]),
  );
}

export function acceptedDocuments(documents: readonly OrderDocument[]) {
  return documents.map(({ slug, version, hash }) => ({ slug, version, hash }));
}
