import { createContext, useContext } from 'react';

/** Tells whether a path of the shop has a screen. */
export const BuiltPagesContext = createContext<(path: string) => boolean>(() => true);

/**
 * Links to a page that is not built yet are not shown; they appear by themselves when its route exists.
 * Addresses outside the shop always pass.
 */
export function useIsBuilt(): (url: string) => boolean {
  const hasScreen = useContext(BuiltPagesContext);
  return (url) => !url.startsWith('/') || hasScreen(url.replace(/[?#].*$/, ''));
}
