import { lineDelivery } from '../history/order.delivery.js';
import { itemOf } from '../history/order.item.js';
import type { AcceptedDocument } from '../history/order.events.js';
import type { DeliveredLine } from './document-order.js';
import type { RenderedDocument } from './rendered-document.js';
import { documentsChanged, documentsNotAccepted } from './order-documents.refusals.js';

type Identified = Pick<RenderedDocument, 'slug' | 'title' | 'version' | 'hash'>;

/**
 * A buyer accepts every document, in exactly the version rendered for the order. The texts say which part of each line
 * the stock covers, so a stock that changed in the meantime is another text.
 *
 * @throws DOCUMENTS_NOT_ACCEPTED when one is missing, DOCUMENTS_CHANGED when another text was accepted
 */
export function checkAccepted(
  rendered: readonly Identified[],
  accepted: readonly AcceptedDocument[],
  lines: readonly DeliveredLine[],
): void {
  const acceptedOf = (slug: string) => accepted.filter((document) => document.slug === slug);
  const missing = rendered.filter(({ slug }) => acceptedOf(slug).length === 0);
  if (missing.length > 0) throw documentsNotAccepted(named(missing));
  const changed = rendered.filter(({ slug, version, hash }) =>
    acceptedOf(slug).some((text) => text.version !== version || text.hash !== hash),
  );
  if (changed.length > 0) throw documentsChanged({ ...named(changed), procured: procuredOf(lines) });
}

/** Lines that the stock does not cover, with when they are delivered. */
function procuredOf(lines: readonly DeliveredLine[]) {
  return lines
    .filter(({ delivery }) => delivery.some(({ isFromStock }) => !isFromStock))
    .map((line) => ({
      // Of what is no product there is no stock, so nothing of it is procured.
      productId: line.productId ?? '',
      productName: itemOf(line).name,
      delivery: lineDelivery(line),
    }));
}

const named = (documents: readonly Identified[]) => ({
  slugs: documents.map(({ slug }) => slug),
  titles: documents.map(({ title }) => title),
});
