import { Menu, Portal } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

/** What the button needs that opens a menu. */
export interface MenuButtonProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: (event: MouseEvent) => void;
}

interface LazyMenuProps {
  button: (props: MenuButtonProps) => ReactNode;
  /** Value of the item that stands out where a key opens the menu. */
  first: string;
  placement?: 'bottom-start' | 'bottom-end';
  onSelect?: (value: string) => void;
  /** The items. */
  children: ReactNode;
}

/** A menu that is only a button until it is opened: a list has one in each row, and draws as fast as they do. */
export function LazyMenu({ button, first, placement = 'bottom-start', onSelect, children }: LazyMenuProps) {
  const id = useId();
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  const [isByKey, setByKey] = useState(false);
  const isOpen = state === 'open';
  const press = ({ detail }: MouseEvent) => {
    setByKey(detail === 0);
    setState(isOpen ? 'closing' : 'open');
  };
  return (
    <>
      {button({ id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: press })}
      {state !== 'gone' && (
        <Menu.Root
          open={isOpen}
          // It finds the button by its id: where to stand, and where the focus goes back to.
          ids={{ trigger: id }}
          defaultHighlightedValue={isByKey ? first : undefined}
          positioning={{ placement }}
          onOpenChange={({ open }) => !open && setState('closing')}
          onExitComplete={() => setState((before) => (before === 'closing' ? 'gone' : before))}
          onSelect={({ value }) => onSelect?.(value)}
        >
          <Portal>
            <Menu.Positioner>
              <Menu.Content>{children}</Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  );
}
