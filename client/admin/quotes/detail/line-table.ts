/** Lines of a request or an offer. On a phone each is a block: what it is, then its figures in a row. */
export const LINE_TABLE = {
  fontVariantNumeric: 'normal',
  '& [data-figures]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& :is(td, th)': { paddingBlock: '2', paddingInline: { base: '0', md: '3' } },
  '& :is(td, th):first-of-type': { paddingInlineStart: { base: '0', md: '5' } },
  '& :is(td, th):last-of-type': { paddingInlineEnd: { base: '0', md: '5' } },
  mdDown: {
    '& thead': { srOnly: true },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: '4',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& td': { paddingBlock: '0', borderBottomWidth: '0' },
    '& td:empty': { display: 'none' },
    '& [data-product]': { flex: '1 0 100%' },
  },
} as const;
