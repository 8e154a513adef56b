import { formatLiraInFull } from '../money/money.js';
import type { BusinessDocument, DocumentBankAccount, DocumentSection } from './business-document.js';
import { COLORS, CONTENT_WIDTH, GAP, SIZES, TABULAR } from './document-style.js';
import type { Content, TableLayout } from './pdf-content.js';

const TOTALS_WIDTH = 276;
const AMOUNT_WIDTH = 112;
const TOTALS_GAP = 8;
const SIGNATURE_WIDTH = 150;
const SPACE_TO_SIGN = 44;

/** What follows the goods: sums, accounts, terms, and where to sign. */
export function documentEnd(document: BusinessDocument): Content[] {
  return [
    sums(document),
    ...document.sections.filter(({ text }) => text.trim() !== '').map(sectionOf),
    ...signaturesOf(document.signatures ?? []),
  ];
}

/** On one page: an amount that counts does not stand without what it is the sum of. */
function sums({ totals, validity, bankAccounts = [] }: BusinessDocument): Content {
  const left = [
    ...(validity ? [{ text: validity, bold: true }] : []),
    ...(bankAccounts.length > 0 ? [headingOf('Banka hesapları'), ...bankAccounts.flatMap(accountOf)] : []),
  ];
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      { width: CONTENT_WIDTH - TOTALS_WIDTH - GAP, stack: left },
      { width: TOTALS_WIDTH, stack: totals.length > 0 ? [totalsTable(totals)] : [] },
    ],
    columnGap: GAP,
  };
}

const TOTALS: TableLayout = {
  hLineWidth: (row, { table }) => (row === table.body.length - 1 && row > 0 ? 1 : 0),
  hLineColor: () => COLORS.petrol,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : TOTALS_GAP),
  paddingRight: () => 0,
  paddingTop: (row, { table }) => (row === table.body.length - 1 ? 6 : 2.5),
  paddingBottom: () => 2.5,
};

function totalsTable(totals: BusinessDocument['totals']): Content {
  const body = totals.map(({ label, amountKurus }, place) => {
    const style =
      place === totals.length - 1
        ? { bold: true, color: COLORS.petrol, fontSize: SIZES.total }
        : { color: COLORS.text, fontSize: SIZES.text };
    const amount = { text: formatLiraInFull(amountKurus), alignment: 'right' as const, noWrap: true };
    return [
      { text: label, ...style },
      { ...amount, ...style, ...TABULAR },
    ];
  });
  const widths = [TOTALS_WIDTH - AMOUNT_WIDTH - TOTALS_GAP, AMOUNT_WIDTH];
  return { layout: TOTALS, table: { widths, body } };
}

const headingOf = (text: string): Content => ({
  text,
  fontSize: SIZES.text,
  bold: true,
  color: COLORS.petrol,
  margin: [0, 0, 0, 2],
});

function accountOf({ bank, holder, iban }: DocumentBankAccount): Content[] {
  const grouped = iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
  return [
    {
      text: [
        { text: bank, bold: true },
        { text: ` · ${holder}`, color: COLORS.muted },
      ],
    },
    { text: grouped, ...TABULAR, margin: [0, 0, 0, 4] },
  ];
}

function sectionOf({ heading, text }: DocumentSection): Content {
  return {
    margin: [0, 14, 0, 0],
    stack: [headingOf(heading), { text, lineHeight: 1.3 }],
  };
}

function signaturesOf(labels: readonly string[]): Content[] {
  if (labels.length === 0) return [];
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: SIGNATURE_WIDTH, y2: 0, lineWidth: 0.5 };
  return [
    {
      unbreakable: true,
      margin: [0, SPACE_TO_SIGN, 0, 0],
      columnGap: GAP,
      columns: labels.map((text) => ({
        width: SIGNATURE_WIDTH,
        stack: [
          { canvas: [{ ...line, lineColor: COLORS.muted }] },
          { text, fontSize: SIZES.small, color: COLORS.muted, margin: [0, 3, 0, 0] },
        ],
      })),
    },
  ];
}
