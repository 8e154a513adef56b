import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../controls/icon';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': {
      flex: 'none',
      color: 'fg.subtle',
      transitionProperty: 'transform',
      transitionDuration: 'base',
    },
    '&:is([open] > *) > svg': { transform: 'rotate(180deg)' },
  },
});

/** What opens and closes a fold of the browser on a screen of Chakra, with the arrow of the shop. */
export function FoldSummary({ children, ...look }: HTMLChakraProps<'summary'>) {
  return (
    <Summary {...look}>
      <span>{children}</span>
      <Icon of={ChevronDown} />
    </Summary>
  );
}
