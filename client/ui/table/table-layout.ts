import { type SystemStyleObject } from '@chakra-ui/react';

/** The link that heads a row covers it: the row opens by a press anywhere, also with Ctrl or the middle button. */
const wholeRowOpens: SystemStyleObject = {
  // What sticks stays above what rows lift above their link.
  isolation: 'isolate',
  '& tr[data-row]': { position: 'relative' },
  '& td[data-title] a::after': { content: '""', position: 'absolute', inset: '0' },
  '& tr[data-row]:has(td[data-title] a)': { cursor: 'pointer' },
  // What floats at a control of a row lies over the rows below.
  '& td:has([data-floating])': { overflow: 'visible !important' },
  // Controls of a row lie above its link.
  '& td:not([data-title]) :is(a, button, input, [tabindex])': { position: 'relative', zIndex: '1' },
  // The label of its box fills it.
  '& td[data-select]': { position: 'relative', zIndex: '1' },
};

/** Rows of one line: what is longer is cut, and a row is as high as every other. */
const oneLineRows: SystemStyleObject = {
  md: {
    tableLayout: 'fixed',
    '& :is(td, th)': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& td': { height: 'var(--row-height, 2.375rem)', paddingBlock: '0' },
    // Its focus ring is wider than it.
    '& [data-select]': { overflow: 'visible' },
  },
};

/** It gets the room that the others leave, and no more: what is longer breaks or is cut. */
const rowsOfBlocks: SystemStyleObject = {
  md: { '& td[data-wide]': { width: 'full', maxWidth: '0', whiteSpace: 'normal' } },
};

const noTableOnPhones: SystemStyleObject = {
  display: 'block',
  '& thead': { srOnly: true },
  '& tbody, & tr, & td': { display: 'block' },
};

/** Below `md` the rows become cards of label and value; the head is left to assistive technology. */
const labelledCards: SystemStyleObject = {
  mdDown: {
    ...noTableOnPhones,
    '& tr[data-row]': {
      marginBottom: '3',
      paddingBlock: '2',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      background: 'bg.surface',
      '&[data-selected]': { background: 'petrol.subtle' },
    },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      borderBottomWidth: '0',
      paddingBlock: '1',
      paddingInline: '0',
      textAlign: 'end',
    },
    // Against the wider edges of a table.
    '& td:first-of-type, & td:last-of-type': { paddingInline: '0' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      color: 'fg.muted',
      textAlign: 'start',
    },
    // What a row has nothing in, such as actions.
    '& td[data-label]:empty': { display: 'none' },
    '& td[data-wide]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '1',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '& td[data-title]': { fontWeight: '600', textAlign: 'start', paddingInlineEnd: '10' },
    '& td[data-select]': {
      position: 'absolute',
      insetBlockStart: '0',
      insetInlineEnd: '0',
      zIndex: 'raised',
      boxSize: '11',
      alignItems: 'center',
      justifyContent: 'center',
    },
  },
};

/** Below `md` a row is a card of two lines: what it is and its end, then a text and its end. */
const twoLineCards: SystemStyleObject = {
  mdDown: {
    ...noTableOnPhones,
    '& tr': {
      display: 'grid',
      // Each line has an end of its own width.
      gridTemplateColumns: 'auto minmax(0, max-content) minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"select title beside beside end" "select second second secondEnd secondEnd"',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      minHeight: '4rem',
      paddingBlock: '2',
      paddingInline: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
      '&[data-selected]': { background: 'petrol.subtle' },
    },
    '& td': { display: 'none', padding: '0', borderBottomWidth: '0', background: 'none' },
    '& td:first-of-type, & td:last-of-type': { paddingInline: '0' },
    '& :is(td[data-title], td[data-card])': {
      display: 'block',
      minWidth: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      textAlign: 'start',
    },
    '& td[data-title]': { gridArea: 'title' },
    '& td[data-card=beside]': { gridArea: 'beside', color: 'fg.muted', textStyle: 'small' },
    '& td[data-card=end]': { gridArea: 'end', textAlign: 'end' },
    '& td[data-card=second]': { gridArea: 'second' },
    '& td[data-card=secondEnd]': { gridArea: 'secondEnd', textAlign: 'end' },
    '& td[data-card=picture]': { gridArea: 'picture', width: '11' },
    // The first line is all its own where nothing stands beside it.
    '&:not(:has(td[data-card=beside])) td[data-title]': { gridColumnEnd: 'beside-end' },
    // Where there are none, a column for them would leave a gap.
    '&:has(td[data-card=picture]) tr': {
      gridTemplateColumns: 'auto auto minmax(0, max-content) minmax(0, 1fr) auto auto',
      gridTemplateAreas:
        '"select picture title beside beside end" "select picture second second secondEnd secondEnd"',
    },
    '& td[data-select]': {
      display: 'flex',
      gridArea: 'select',
      width: '9',
      height: '11',
      alignItems: 'center',
    },
  },
};

/** What `OneLine` and `RowLink` draw, and what is set off in a cell. */
const lines: SystemStyleObject = {
  '& td b': { fontWeight: 'semibold' },
  '& [data-line]': { display: 'block', truncate: true },
  '& [data-row-link]': {
    borderRadius: 'l1',
    color: 'petrol.fg',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& [data-line] > [data-second]': {
    textStyle: 'small',
    fontWeight: 'normal',
    color: 'fg.muted',
    marginInlineStart: '2',
  },
};

interface TableShape {
  /** The style of a cell. */
  readonly cell: SystemStyleObject;
  readonly hasOneLineRows: boolean;
  readonly hasTwoLineCards: boolean;
  /** The widths of a window from which on some columns are shown. */
  readonly from: readonly number[];
}

/**
 * How a table looks on a desk and on a phone. It styles the cells: one by one they would take most of the time in which a list is
 * drawn.
 */
export function tableLayout({
  cell,
  hasOneLineRows,
  hasTwoLineCards,
  from,
}: TableShape): SystemStyleObject[] {
  return [
    { '& td': cell, md: { '& td[data-align=end]': { textAlign: 'end' } } },
    lines,
    wholeRowOpens,
    hasOneLineRows ? oneLineRows : rowsOfBlocks,
    hasTwoLineCards ? twoLineCards : labelledCards,
    ...from.map(hiddenBelow),
  ];
}

/** Windows that have no room for a column that is shown from a width on; on cards of a phone it has its place. */
export const narrowerThan = (from: number): `@media ${string}` =>
  `@media (min-width: 768px) and (max-width: ${String(from - 1)}px)`;

function hiddenBelow(from: number): SystemStyleObject {
  return {
    [narrowerThan(from)]: { [`& [data-from="${String(from)}"]`]: { display: 'none' } },
  } as SystemStyleObject;
}
