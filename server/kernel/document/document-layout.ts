import type { BusinessDocument } from './business-document.js';
import { documentEnd } from './document-end.js';
import { documentHead } from './document-head.js';
import { COLORS, CONTENT_WIDTH, MARGIN, SIZES } from './document-style.js';
import type { Content, PdfDefinition } from './pdf-content.js';
import { lineTable } from './line-table.js';

export const FONT = 'Inter';
const HEADER_TOP = 22;
const PAGE_NUMBER_WIDTH = 90;

/** Where everything stands. Pages after the first repeat what they belong to; each says which of how many it is. */
export function documentLayout(document: BusinessDocument): PdfDefinition {
  const { title, number, date, letterhead, lines } = document;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN.left, MARGIN.top, MARGIN.right, MARGIN.bottom],
    language: 'tr-TR',
    displayTitle: true,
    info: {
      title: `${title} ${number}`,
      author: letterhead.wordmark,
      creator: letterhead.wordmark,
      producer: 'pdfmake',
      creationDate: date,
    },
    defaultStyle: { font: FONT, fontSize: SIZES.text, color: COLORS.text, lineHeight: 1.2 },
    header: (page) => (page === 1 ? '' : runningHead(document)),
    footer: (page, pages) => footOf(document, `Sayfa ${page} / ${pages}`),
    content: [
      ...documentHead(document),
      ...(lines.length > 0 ? [lineTable(document)] : []),
      ...documentEnd(document),
    ],
  };
}

const small = { fontSize: SIZES.small, color: COLORS.muted };

function runningHead({ title, number, letterhead }: BusinessDocument): Content {
  const half = CONTENT_WIDTH / 2;
  return {
    margin: [MARGIN.left, HEADER_TOP, MARGIN.right, 0],
    columns: [
      { width: half, text: letterhead.wordmark, ...small, bold: true, color: COLORS.petrol },
      { width: half, text: `${title} ${number}`, ...small, alignment: 'right' },
    ],
  };
}

function footOf({ footer }: BusinessDocument, pageNumber: string): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.5 };
  return {
    margin: [MARGIN.left, 14, MARGIN.right, 0],
    stack: [
      { canvas: [{ ...line, lineColor: COLORS.line }], margin: [0, 0, 0, 5] },
      {
        columns: [
          { width: CONTENT_WIDTH - PAGE_NUMBER_WIDTH, text: footer, ...small },
          { width: PAGE_NUMBER_WIDTH, text: pageNumber, ...small, alignment: 'right' },
        ],
      },
    ],
  };
}
