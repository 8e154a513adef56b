import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOverlayEntry } from '../../../ui/overlay/use-overlay-entry';
import { type Searchable } from '../palette-hints';
import { PaletteSearch } from './palette-search';
import { type PaletteContent } from './use-palette-groups';

export interface PaletteProps extends PaletteContent {
  open: boolean;
  searchables: readonly Searchable[];
  onClose: () => void;
}

/** Finds orders, customers, pages and actions above any screen. Closed by Escape, Back, a press beside it, or a choice. */
export function Palette({ open, onClose, ...content }: PaletteProps) {
  useOverlayEntry(open, onClose);
  const chosen = useRef<() => void>(undefined);
  useEffect(() => {
    const run = chosen.current;
    chosen.current = undefined;
    // Once the palette has given the focus back.
    if (!open && run) requestAnimationFrame(() => setTimeout(run));
  }, [open]);
  // The field may take the focus before the dialog notes where it was.
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      finalFocusEl={() => (opener.current instanceof HTMLElement ? opener.current : null)}
      placement="top"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label="Ara"
            overflow="hidden"
            width="full"
            maxWidth={{ base: 'full', md: '38.75rem' }}
            height={{ base: '100dvh', md: 'auto' }}
            maxHeight={{ base: 'full', md: 'min(34rem, calc(100dvh - 8rem))' }}
            marginBlock={{ base: '0', md: '6rem 2rem' }}
            borderRadius={{ base: '0', md: 'l3' }}
          >
            <PaletteSearch {...content} onClose={onClose} onChoose={(run) => (chosen.current = run)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
