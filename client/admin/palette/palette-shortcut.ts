import { useEffect, useEffectEvent } from 'react';

const APPLE = /Mac|iPhone|iPad/;

/** The key of shortcuts is ⌘ on devices of Apple, where Ctrl-K deletes the rest of a line. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && APPLE.test(navigator.userAgent);
}

/** The shortcut of the palette as keyboards label it, and as `aria-keyshortcuts` spells it. */
export function paletteShortcut(): { readonly label: string; readonly ariaName: string } {
  return isApple() ? { label: '⌘ K', ariaName: 'Meta+K' } : { label: 'Ctrl K', ariaName: 'Control+K' };
}

/** Calls back on the shortcut, wherever the focus is, in place of what the browser does on it. */
export function usePaletteShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    // A dialog that is open keeps what is pressed in it to itself.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey && !isComposing;
}
