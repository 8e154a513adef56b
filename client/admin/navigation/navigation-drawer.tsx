import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { useOverlayEntry } from '../../ui/overlay/use-overlay-entry';
import { Sidebar, type SidebarProps } from './sidebar';

interface NavigationDrawerProps extends Omit<SidebarProps, 'onFollow'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar on a small screen: over the left edge, closed by Escape, Back, a press beside it or a link that is followed. */
export function NavigationDrawer({ isOpen, onClose, ...sidebar }: NavigationDrawerProps) {
  useOverlayEntry(isOpen, onClose);
  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Menü" maxWidth="18.5rem" bg="bg.inverse">
            <Sidebar
              {...sidebar}
              onFollow={onClose}
              height="full"
              paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
            />
            <Drawer.CloseTrigger asChild>
              <CloseButton
                size="md"
                aria-label="Menüyü kapat"
                color="fg.inverse"
                _hover={{ bg: 'petrol.on/12' }}
                _focusVisible={{ outlineColor: 'fg.inverse' }}
              >
                <Icon of={X} size={20} />
              </CloseButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
