/** Lines of an order, a request or an offer, with figures beside what they are of; on a phone each is a block of its own. */
const ROWS = {
  fontVariantNumeric: 'normal',
  '& [data-figures]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& :is(td, th)': { paddingBlock: '2', paddingInline: { base: '0', md: '3' } },
  '& :is(td, th):first-of-type': { paddingInlineStart: { base: '0', md: '5' } },
  '& :is(td, th):last-of-type': { paddingInlineEnd: { base: '0', md: '5' } },
} as const;

const BLOCK = { columnGap: '4', paddingBlock: '2', borderBottomWidth: '1px' } as const;

/** On a phone: what it is, then its figures in a row. */
export const LINE_TABLE = {
  ...ROWS,
  mdDown: {
    '& thead': { srOnly: true },
    '& tr': { ...BLOCK, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& td': { paddingBlock: '0', borderBottomWidth: '0' },
    '& td:empty': { display: 'none' },
    '& [data-product]': { flex: '1 0 100%' },
  },
} as const;

/** On a phone: the product, then its code, then quantity and price before what they come to. */
export const PRODUCT_TABLE = {
  ...ROWS,
  // Codes may break, but those of usual length need not: the names beside them wrap anyway.
  md: { '& [data-code]': { width: '8.5rem' } },
  mdDown: {
    '& thead': { srOnly: true },
    '& tr': {
      ...BLOCK,
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr',
      columnGap: '2',
      paddingInline: '4',
    },
    '& td': { paddingBlock: '0', borderBottomWidth: '0' },
    '& :is([data-product], [data-code])': { gridColumn: '1 / -1' },
    '& :is([data-code], [data-quantity])': { paddingInlineStart: '3.25rem' },
    '& [data-unit-price]::before': { content: '"× "' },
  },
} as const;
