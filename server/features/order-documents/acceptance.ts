import type { DrawnDocument } from './drawn-document.js';
import { documentsChanged, documentsNotAccepted } from './order-documents.refusals.js';

/** Says which text a buyer accepted. */
export interface AcceptedDocument {
  slug: string;
  version: number;
  hash: string;
}

type Identified = Pick<DrawnDocument, 'slug' | 'title' | 'version' | 'hash'>;

/**
 * A buyer accepts every document, and exactly the texts that hold for his order.
 *
 * @throws DOCUMENTS_NOT_ACCEPTED when one is missing, DOCUMENTS_CHANGED when he accepted another text
 */
export function checkAccepted(drawn: readonly Identified[], accepted: readonly AcceptedDocument[]): void {
  const acceptedOf = (slug: string) => accepted.filter((document) => document.slug === slug);
  const missing = drawn.filter(({ slug }) => acceptedOf(slug).length === 0);
  if (missing.length > 0) throw documentsNotAccepted(named(missing));
  const changed = drawn.filter(({ slug, version, hash }) =>
    acceptedOf(slug).some((text) => text.version !== version || text.hash !== hash),
  );
  if (changed.length > 0) throw documentsChanged(named(changed));
}

const named = (documents: readonly Identified[]) => ({
  slugs: documents.map(({ slug }) => slug),
  titles: documents.map(({ title }) => title),
});
