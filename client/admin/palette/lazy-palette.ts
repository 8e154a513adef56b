import { lazyPart } from '../../ui/feedback/lazy-part';

/** The palette, whose code comes once the panel stands. */
export const LazyPalette = lazyPart(() => import('./dialog/palette').then(({ Palette }) => Palette));
