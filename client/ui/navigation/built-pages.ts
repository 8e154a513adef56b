import { createContext, useContext } from 'react';

/** Tells whether a path of the shop has a screen. */
export const BuiltPagesContext = createContext<(path: string) => boolean>(() => true);

/**
 * Links to a page that is not built yet are not shown; they appear by themselves when its route exists.
 * Addresses outside the shop always pass.
 */
export function useIsBuilt(): (url: string) => boolean {
  return isBuiltBy(useContext(BuiltPagesContext));
}

/** The same by what knows the paths of the shop. */
export const isBuiltBy =
  (hasScreen: (path: string) => boolean) =>
  (url: string): boolean =>
    !url.startsWith('/') || hasScreen(url.replace(/[?#].*$/, ''));
