import { type SystemStyleObject } from '@chakra-ui/react';
import { NAME_WIDTH, NUMBER_WIDTH } from './grid-columns';

const ROW_TONES = ['info', 'success', 'warning', 'danger'] as const;
const TICKS_WIDTH = 2.75;
const TICKS = `${String(TICKS_WIDTH)}rem`;

/** What a cell is told apart by; each has a drawing or a struck value too. */
const CELL_TONES = {
  bad: { background: 'danger.subtle', color: 'danger.fg', fontWeight: '500' },
  warn: { background: 'warning.subtle', color: 'warning.fg' },
  clear: { background: 'warning.subtle', color: 'warning.fg' },
  changed: { background: 'color-mix(in srgb, {colors.petrol.subtle} 55%, {colors.bg.surface})' },
} as const;

const toned = Object.fromEntries(
  Object.entries(CELL_TONES).map(([tone, style]) => [`& tr > td:has(> [data-tone=${tone}])`, style]),
);

/** Number and name stay at the left while the other columns scroll below them, with the buttons of their cells. */
const frozen = (place: number, left: string, more: SystemStyleObject = {}) => ({
  [`& tr > :is(td, th):nth-of-type(${String(place)})`]: {
    position: 'sticky',
    insetInlineStart: left,
    zIndex: '2',
    background: 'bg.surface',
    ...more,
  },
  [`& tr > th:nth-of-type(${String(place)})`]: { zIndex: '5', background: 'bg.canvas' },
});

/** In rem: what is scrolled into sight stays clear of it. */
export const frozenWidth = (isSelectable: boolean): number =>
  NUMBER_WIDTH + NAME_WIDTH + (isSelectable ? TICKS_WIDTH : 0);

/** On a phone a row is a card with what differs, and the grid does not scroll. */
const card: SystemStyleObject = {
  '& tr[data-row]': { marginBottom: '0', borderWidth: '0', borderBottomWidth: '1px', borderRadius: '0' },
  '& td': { width: 'auto' },
  '& td[data-label]:where(:not(:has([data-tone]:not([data-tone=plain])), :has([data-row-tone])))': {
    display: 'none',
  },
  // Of a new product nothing differs: what it costs is said.
  '& tr:has([data-row-tone=success]) > td[data-label=Fiyat]:has(> [data-tone=plain])': { display: 'flex' },
  '& td[data-label]:has(> [data-tone])': {
    marginTop: '1',
    paddingInline: '2.5',
    borderRadius: 'md',
    textAlign: 'start',
    justifyContent: 'flex-start',
  },
  '& td[data-label]:has([data-tone])::before': { flex: '0 0 6.75rem' },
  // Number and state stand before the name, without a label.
  '& td[data-label]:has([data-row-tone])': { display: 'inline-flex', paddingBlock: '0' },
  '& td[data-label]:has([data-row-tone])::before': { content: 'none' },
  '& td:has(> [data-open])': { flexDirection: 'column', alignItems: 'stretch' },
  '& td:has(> [data-open])::before': { flexBasis: 'auto !important' },
  // Rows that are on their way have no more than a name.
  '& tr:not([data-row]) td:not([data-title])': { display: 'none' },
};

/** The rows of a file as a grid: lines between all cells, colours for what changes, and the first columns in sight. */
export function gridStyle(widthRem: number, isSelectable: boolean): SystemStyleObject {
  const number = isSelectable ? 2 : 1;
  const before = isSelectable ? TICKS : '0px';
  return {
    '--row-height': '2.25rem',
    '--table-top': '0px',
    // Within the table, to be stronger than what that says of its cells, whichever was drawn first.
    '& table': {
      minWidth: { md: `calc(${String(widthRem)}rem + ${before})` },
      borderCollapse: 'separate',
      borderSpacing: '0',
      md: {
        '& :is(td, th)': { borderInlineEndWidth: '1px', borderColor: 'line', paddingInline: '2.5' },
        '& td': { borderBottomWidth: '1px' },
        '& th': { height: '2rem', zIndex: '4' },
        ...(isSelectable && frozen(1, '0px')),
        ...frozen(number, before),
        ...frozen(number + 1, `calc(${before} + ${String(NUMBER_WIDTH)}rem)`, {
          fontWeight: '500',
          boxShadow: '6px 0 8px -6px rgb(8 40 48 / .16)',
        }),
        [`& tr:where([data-row]:hover) > td:nth-of-type(-n + ${String(number + 1)})`]: {
          background: 'bg.subtle',
        },
        ...toned,
        '& tr[data-selected] > td': { background: 'petrol.subtle' },
        // A button in it is as large as the cell.
        '& td:has(> [data-cell], > [data-open])': { padding: '0' },
        '& [data-cell]': { paddingInline: '2.5' },
        '& tr > td:has(> [data-open])': { zIndex: '3' },
        '& td:has(> [data-open])': {
          position: 'relative',
          overflow: 'visible',
          outline: '2px solid {colors.petrol.fg}',
          outlineOffset: '-2px',
        },
        ...Object.fromEntries(
          ROW_TONES.map((tone) => [
            `& tr:has([data-row-tone=${tone}]) > td:first-of-type`,
            { boxShadow: `inset 3px 0 0 {colors.${tone}.fg}` },
          ]),
        ),
      },
      mdDown: { ...card, ...toned },
    },
  };
}
