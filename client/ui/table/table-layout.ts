import { type SystemStyleObject } from '@chakra-ui/react';

/** Below `md` the rows become cards of label and value; the head is left to assistive technology. */
export const cardsOnPhones: SystemStyleObject = {
  md: {
    // The label of the box fills it.
    '& [data-select]': { position: 'relative' },
    // It gets the room that the others leave, and no more: what is longer breaks or is cut.
    '& td[data-wide]': { width: 'full', maxWidth: '0', whiteSpace: 'normal' },
  },
  mdDown: {
    display: 'block',
    '& thead': { srOnly: true },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr[data-row]': {
      position: 'relative',
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
    '& td:first-child, & td:last-child': { paddingInline: '0' },
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
