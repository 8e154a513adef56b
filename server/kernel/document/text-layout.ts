import { longDate } from '../clock/istanbul.js';
import { COLORS, CONTENT_WIDTH, GAP, SIZES } from './document-style.js';
import type { Content, PdfDefinition } from './pdf-content.js';
import { footOf, pageOf, runningHead } from './page-frame.js';
import { blocksOf } from './text-blocks.js';
import type { TextDocument } from './text-document.js';

const NUMBER_WIDTH = 150;

/** A text on pages: its title once, then what it says, and by what it is proven. */
export function textLayout(document: TextDocument): PdfDefinition {
  const { title, number, date, blocks, evidence } = document;
  return {
    ...pageOf({ title: `${title} – ${number}`, date }),
    header: (page) => (page === 1 ? '' : runningHead(title, number)),
    footer: (page, pages) => footOf(`${title} · ${number}`, `Sayfa ${page} / ${pages}`),
    // A heading does not stand alone at the foot of a page.
    pageBreakBefore: ({ headlineLevel }, around) =>
      headlineLevel !== undefined && around.getFollowingNodesOnPage().length === 0,
    content: [headOf(document), ...blocksOf(blocks, CONTENT_WIDTH), evidenceOf(evidence)],
  };
}

function headOf({ title, number, date }: TextDocument): Content {
  const right = { alignment: 'right' as const };
  return {
    margin: [0, 0, 0, 14],
    columnGap: GAP,
    columns: [
      {
        width: CONTENT_WIDTH - NUMBER_WIDTH - GAP,
        text: title,
        fontSize: SIZES.title,
        bold: true,
        lineHeight: 1.1,
      },
      {
        width: NUMBER_WIDTH,
        stack: [
          { text: number, fontSize: SIZES.name, bold: true, color: COLORS.petrol, ...right },
          { text: longDate(date), color: COLORS.muted, ...right },
        ],
      },
    ],
  };
}

const evidenceOf = (lines: readonly string[]): Content => ({
  margin: [0, 14, 0, 0],
  unbreakable: true,
  stack: lines.map((text) => ({ text, fontSize: SIZES.small, color: COLORS.muted, margin: [0, 1, 0, 0] })),
});
