import { COLORS, SIZES } from './document-style.js';
import type { Content, ContentNode } from './pdf-content.js';
import type { TextBlock, TextListItem, TextRun } from './text-document.js';
import { runOf } from './text-run.js';
import { textTable } from './text-table.js';

const LINE_HEIGHT = 1.35;
const BETWEEN_PARAGRAPHS = 6;
const MARK_WIDTH = 18;
const QUOTE_INDENT = 14;
/** By the level of the heading, from the first below the title on. */
const HEADINGS = [SIZES.total, SIZES.name, SIZES.text];

/** Blocks below each other. @param width points between the margins they stand in */
export const blocksOf = (blocks: readonly TextBlock[], width: number): Content[] =>
  blocks.map((block) => blockOf(block, width));

function blockOf(block: TextBlock, width: number): Content {
  switch (block.kind) {
    case 'heading':
      return headingOf(block);
    case 'paragraph':
      return paragraphOf(block.runs);
    case 'list':
      return { stack: block.items.map((item) => itemOf(item, width)) };
    case 'quote':
      return {
        margin: [QUOTE_INDENT, 0, 0, 0],
        stack: blocksOf(block.blocks, width - QUOTE_INDENT),
        color: COLORS.muted,
      };
    case 'table':
      return textTable(block, width);
    case 'rule':
      return ruleOf(width);
  }
}

function headingOf({ level, runs }: Extract<TextBlock, { kind: 'heading' }>): Content {
  const fontSize = HEADINGS[Math.min(level, HEADINGS.length) - 1] ?? SIZES.text;
  return {
    text: runs.map(runOf),
    fontSize,
    bold: true,
    color: COLORS.petrol,
    margin: [0, BETWEEN_PARAGRAPHS, 0, BETWEEN_PARAGRAPHS / 2],
    headlineLevel: level,
  };
}

const paragraphOf = (runs: readonly TextRun[]): ContentNode => ({
  text: runs.map(runOf),
  lineHeight: LINE_HEIGHT,
  margin: [0, 0, 0, BETWEEN_PARAGRAPHS],
});

function itemOf({ mark, blocks }: TextListItem, width: number): Content {
  const inner = width - MARK_WIDTH;
  return {
    columns: [
      { width: MARK_WIDTH, text: mark, color: COLORS.muted, lineHeight: LINE_HEIGHT },
      { width: inner, stack: blocksOf(blocks, inner) },
    ],
  };
}

function ruleOf(width: number): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5 };
  return { canvas: [{ ...line, lineColor: COLORS.line }], margin: [0, BETWEEN_PARAGRAPHS, 0, 12] };
}
