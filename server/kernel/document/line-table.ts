import type { BusinessDocument, DocumentLine } from './business-document.js';
import { COLORS, SIZES, TABULAR } from './document-style.js';
import type { Content, ContentNode, TableLayout } from './pdf-content.js';
import { COLUMN_GAP, type LineColumn, lineColumns } from './line-columns.js';

const LINES: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 || row === table.body.length ? 1 : 0.5),
  hLineColor: (row, { table }) => (row === 1 || row === table.body.length ? COLORS.petrol : COLORS.line),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : COLUMN_GAP / 2),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : COLUMN_GAP / 2),
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

/** The goods, a row each: rows stay on one page, and each page begins with the heads of the columns. */
export function lineTable(document: BusinessDocument): ContentNode {
  const columns = lineColumns(document);
  const rows = document.lines.flatMap((line, place) => {
    const row = columns.map((column) => cellOf(line, column));
    const begins = line.group && line.group !== document.lines[place - 1]?.group;
    return begins ? [groupRow(line.group ?? '', columns.length), row] : [row];
  });
  return {
    layout: LINES,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [columns.map(headingOf), ...rows],
    },
  };
}

const isFigure = ({ kind }: LineColumn) => kind === 'figure' || kind === 'quantity';

const headingOf = (column: LineColumn): Content => ({
  text: column.heading,
  fontSize: SIZES.small,
  color: COLORS.muted,
  alignment: isFigure(column) ? 'right' : 'left',
});

function groupRow(group: string, columns: number): Content[] {
  const cell = { text: group, bold: true, color: COLORS.petrol, fillColor: COLORS.tint, colSpan: columns };
  return [cell, ...Array.from({ length: columns - 1 }, () => '')];
}

function cellOf(line: DocumentLine, column: LineColumn): Content {
  if (column.kind === 'name') return { stack: nameOf(line) };
  const isMuted = column.kind === 'position' || line.alternativeOf;
  return {
    text: column.textOf(line),
    fontSize: SIZES.figures,
    color: isMuted ? COLORS.muted : COLORS.text,
    ...(isFigure(column) ? { alignment: 'right', ...TABULAR } : {}),
  };
}

function nameOf({ name, details, delivery, alternativeOf }: DocumentLine): Content[] {
  const small = {
    fontSize: SIZES.small,
    color: COLORS.muted,
    margin: [0, 1.5, 0, 0] as [number, number, number, number],
  };
  return [
    { text: name, bold: true },
    ...details.filter(Boolean).map((text) => ({ ...small, text })),
    ...(delivery ? [{ ...small, text: `Teslim: ${delivery}` }] : []),
    ...(alternativeOf
      ? [
          {
            ...small,
            color: COLORS.petrol,
            text: `${alternativeOf} numaralı kalem yerine seçenek; toplama dahil değildir`,
          },
        ]
      : []),
  ];
}
