import { type ScreenModule } from '../storefront/screen';

/** Loads each screen of the storefront, by its path below this folder. */
export const screens = import.meta.glob<ScreenModule<never>>([
  '../storefront/*/*-screen.tsx',
  // Part of the entry: they must show when nothing else can be loaded.
  '!../storefront/errors/{error,not-found,root-error}-screen.tsx',
]);
