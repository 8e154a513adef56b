import { type PicturePreload } from '../../ui/media/picture-preload';

/** Beside the text; on narrow windows it stands below it. */
const WIDE = '(min-width: 1024px)';

/** Preloads what stands beside the first text: the shop's own picture, or the large drawing. */
export function heroPicture(image: string | null): PicturePreload[] {
  if (image) return [{ srcSet: image, media: WIDE }];
  return [{ srcSet: '/hero-esanjor-light.svg', darkSrcSet: '/hero-esanjor-dark.svg', media: WIDE }];
}
