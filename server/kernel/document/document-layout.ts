import type { BusinessDocument } from './business-document.js';
import { documentEnd } from './document-end.js';
import { documentHead } from './document-head.js';
import { lineTable } from './line-table.js';
import { footOf, pageOf, runningHead } from './page-frame.js';
import type { PdfDefinition } from './pdf-content.js';

/** Where everything stands. Pages after the first repeat what they belong to; each says which of how many it is. */
export function documentLayout(document: BusinessDocument): PdfDefinition {
  const { title, number, date, letterhead, lines, footer } = document;
  return {
    ...pageOf({ title: `${title} ${number}`, author: letterhead.wordmark, date }),
    header: (page) => (page === 1 ? '' : runningHead(letterhead.wordmark, `${title} ${number}`)),
    footer: (page, pages) => footOf(footer, `Sayfa ${page} / ${pages}`),
    content: [
      ...documentHead(document),
      ...(lines.length > 0 ? [lineTable(document)] : []),
      ...documentEnd(document),
    ],
  };
}
