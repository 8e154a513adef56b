import { longDate } from '../clock/istanbul.js';
import type { BusinessDocument, LabeledText, Letterhead, Party } from './business-document.js';
import { COLORS, CONTENT_WIDTH, GAP, SIZES } from './document-style.js';
import type { Content } from './pdf-content.js';

const TITLE_WIDTH = 200;
const SENDER_WIDTH = CONTENT_WIDTH - TITLE_WIDTH - GAP;
const MOST_BESIDE = 3;

/** From whom, what, to whom, and what both sides know it by. */
export function documentHead(document: BusinessDocument): Content[] {
  return [
    {
      columns: [
        { width: SENDER_WIDTH, stack: senderOf(document.letterhead) },
        { width: TITLE_WIDTH, stack: titleOf(document) },
      ],
      columnGap: GAP,
    },
    ruleOf(),
    besideEachOther([
      ...document.parties.map(partyOf),
      ...(document.references.length > 0 ? [referencesOf(document.references)] : []),
    ]),
  ];
}

function senderOf({ wordmark, legalName, address, details }: Letterhead): Content[] {
  const small = { fontSize: SIZES.small, color: COLORS.muted };
  return [
    { text: wordmark, fontSize: SIZES.wordmark, bold: true, color: COLORS.petrol },
    { text: legalName, ...small, bold: true, margin: [0, 3, 0, 2] },
    { text: address, ...small },
    // A label stays with what it labels: no line breaks between them.
    {
      text: details.map(({ label, text }) => `${label} ${text}`.replaceAll(' ', '\u00a0')).join('  ·  '),
      ...small,
    },
  ];
}

function titleOf({ title, number, date, mark }: BusinessDocument): Content[] {
  const right = { alignment: 'right' as const };
  return [
    { text: title, fontSize: SIZES.title, bold: true, ...right, lineHeight: 1.1 },
    { text: number, fontSize: SIZES.name, bold: true, color: COLORS.petrol, ...right, margin: [0, 2, 0, 0] },
    { text: longDate(date), color: COLORS.muted, ...right },
    ...(mark ? [{ text: mark, bold: true, color: COLORS.danger, ...right }] : []),
  ];
}

function ruleOf(): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0 };
  return { canvas: [{ ...line, lineWidth: 1.5, lineColor: COLORS.petrol }], margin: [0, 14, 0, 14] };
}

const headingOf = (text: string): Content => ({
  text,
  fontSize: SIZES.small,
  bold: true,
  color: COLORS.petrol,
  margin: [0, 0, 0, 3],
});

function partyOf({ heading, name, lines }: Party): Content[] {
  return [
    headingOf(heading),
    { text: name, fontSize: SIZES.name, bold: true, margin: [0, 0, 0, 1] },
    ...lines.filter(Boolean).map((text) => ({ text })),
  ];
}

function referencesOf(references: readonly LabeledText[]): Content[] {
  return [
    headingOf('Referanslar'),
    ...references.map(({ label, text }) => ({
      text: [{ text: `${label}: `, color: COLORS.muted }, { text }],
    })),
  ];
}

/** Blocks in columns as wide as each other; a fourth begins another row. */
function besideEachOther(blocks: readonly Content[][]): Content {
  const rows = Array.from({ length: Math.ceil(blocks.length / MOST_BESIDE) }, (_, row) =>
    blocks.slice(row * MOST_BESIDE, (row + 1) * MOST_BESIDE),
  );
  const most = Math.min(blocks.length, MOST_BESIDE);
  const width = (CONTENT_WIDTH - (most - 1) * GAP) / most;
  return {
    stack: rows.map((row) => ({
      columns: row.map((stack) => ({ width, stack })),
      columnGap: GAP,
      margin: [0, 0, 0, 16],
    })),
  };
}
