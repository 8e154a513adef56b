import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that unfolds below its button: closes on Escape (the focus goes back to the button), on a press
 * or focus elsewhere, and when another page is shown.
 */
export function useDisclosure(place: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // Opened on one page, it is closed on the next without an effect that would render twice.
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpenedOn(undefined);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, place]);

  return { isOpen, toggle: () => setOpenedOn(isOpen ? undefined : key) };
}
