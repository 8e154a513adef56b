import { IconButton } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../controls/icon';
import { LazyMenu } from './lazy-menu';

interface ActionsMenuProps {
  /** What is acted on: the button of the menu is called `${name} işlemleri`. */
  name: string;
  /** Value of the item that stands out where a key opens the menu. */
  first: string;
  /** The items. */
  children: ReactNode;
}

/** What can be done with one row, behind three dots. */
export const ActionsMenu = ({ name, first, children }: ActionsMenuProps) => (
  <LazyMenu
    first={first}
    placement="bottom-end"
    button={(button) => (
      <IconButton
        {...button}
        variant="ghost"
        size="xs"
        minWidth="7"
        position="relative"
        aria-label={`${name} işlemleri`}
      >
        <Icon of={Ellipsis} />
      </IconButton>
    )}
  >
    {children}
  </LazyMenu>
);
