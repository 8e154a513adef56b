import { Popover, Portal } from '@chakra-ui/react';
import { closePopoverFirst } from '../../ui/overlay/close-popover-first';
import { type ReactNode, useState } from 'react';
import { useOverlayEntry } from '../../ui/overlay/use-overlay-entry';

/** What is chosen in it may make its button wider, or move it to another place: it stays where it was opened. */
const POSITIONING = {
  placement: 'bottom-start',
  listeners: { elementResize: false, layoutShift: false, ancestorScroll: true, ancestorResize: true },
} as const;

interface ListPopoverProps {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** What lies in it, given how to close it. */
  children: (close: () => void) => ReactNode;
}

/** What opens below a button of a list. */
export function ListPopover({ label, trigger, children }: ListPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useOverlayEntry(isOpen, close);
  return (
    <Popover.Root
      onEscapeKeyDown={closePopoverFirst}
      positioning={POSITIONING}
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="auto" minWidth="13rem" maxWidth="24rem" aria-label={label}>
            <Popover.Body padding="3">{children(close)}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
