import { COLORS, SIZES, TABULAR } from './document-style.js';
import type { ContentNode, TableLayout } from './pdf-content.js';
import type { TextAlignment, TextBlock, TextCell } from './text-document.js';
import { runOf } from './text-run.js';

type TableBlock = Extract<TextBlock, { kind: 'table' }>;

const PADDING = 5;
/** Of one letter of the face at `SIZES.figures`, generously. */
const LETTER_WIDTH = 5;
/** A row of more letters than that may not fit a page, so that it breaks over two. */
const MAX_WHOLE_ROW = 1_500;

const GRID: TableLayout = {
  hLineWidth: () => 0.5,
  hLineColor: () => COLORS.line,
  vLineWidth: () => 0.5,
  vLineColor: () => COLORS.line,
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

/** A table as wide as its place: each page begins with the heads of its columns, rows stay on one page. */
export function textTable({ head, rows, alignments }: TableBlock, width: number): ContentNode {
  const isLong = rows.some((row) => row.some((cell) => textOf(cell).length > MAX_WHOLE_ROW));
  return {
    layout: GRID,
    margin: [0, 2, 0, 10],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: !isLong,
      widths: columnWidths([head, ...rows], { width, alignments }),
      body: [
        head.map((cell, column) => ({
          ...cellOf(cell, alignments[column]),
          bold: true,
          fillColor: COLORS.tint,
        })),
        ...rows.map((row) => row.map((cell, column) => cellOf(cell, alignments[column]))),
      ],
    },
  };
}

const cellOf = (cell: TextCell, alignment: TextAlignment = 'left'): ContentNode => ({
  text: cell.map(runOf),
  fontSize: SIZES.figures,
  alignment,
  ...(alignment === 'right' ? TABULAR : {}),
});

const textOf = (cell: TextCell): string => cell.map(({ text }) => text).join('');

/**
 * Widths in points, with which a word without blanks breaks inside of its column: each has its longest word, or its whole text where amounts stand under each
 * other, up to its share of the place; what is left goes to columns with more to say.
 */
function columnWidths(
  rows: readonly (readonly TextCell[])[],
  { width, alignments }: { width: number; alignments: readonly TextAlignment[] },
): number[] {
  const columns = alignments.length;
  const rules = columns * 2 * PADDING + columns + 1;
  const available = width - rules;
  const needs = alignments.map((alignment, column) => {
    const texts = rows.map((row) => textOf(row[column] ?? []));
    const whole = longest(texts);
    const words = alignment === 'right' ? whole : longest(texts.flatMap((text) => text.split(/\s/)));
    return { least: Math.min(words * LETTER_WIDTH, available / columns), wish: whole * LETTER_WIDTH };
  });
  const rest = available - sum(needs.map(({ least }) => least));
  const wishes = needs.map(({ least, wish }) => Math.max(1, wish - least));
  return needs.map(({ least }, column) => least + (rest * (wishes[column] ?? 1)) / sum(wishes));
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
