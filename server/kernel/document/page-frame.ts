import { COLORS, CONTENT_WIDTH, MARGIN, SIZES } from './document-style.js';
import type { Content, PdfDefinition } from './pdf-content.js';

export const FONT = 'Inter';
const HEADER_TOP = 22;
const PAGE_NUMBER_WIDTH = 90;

const small = { fontSize: SIZES.small, color: COLORS.muted };

/** Paper, face and properties of a file. @param author the shop, where it is the one that speaks */
export function pageOf({ title, author, date }: { title: string; author?: string; date: Date }) {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN.left, MARGIN.top, MARGIN.right, MARGIN.bottom],
    language: 'tr-TR',
    displayTitle: true,
    info: {
      title,
      ...(author === undefined ? {} : { author, creator: author }),
      producer: 'pdfmake',
      creationDate: date,
    },
    defaultStyle: { font: FONT, fontSize: SIZES.text, color: COLORS.text, lineHeight: 1.2 },
  } satisfies Partial<PdfDefinition>;
}

/** What pages after the first belong to. */
export function runningHead(left: string, right: string): Content {
  const half = CONTENT_WIDTH / 2;
  return {
    margin: [MARGIN.left, HEADER_TOP, MARGIN.right, 0],
    columns: [
      { width: half, text: left, ...small, bold: true, color: COLORS.petrol },
      { width: half, text: right, ...small, alignment: 'right' },
    ],
  };
}

export function footOf(footer: string, pageNumber: string): Content {
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
