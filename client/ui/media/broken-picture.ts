/** Stands where there is no picture. */
export const NO_PICTURE = '/urun-gorseli-yok.svg';

/** A ref that puts the fallback in place of an address that answers nothing, also when it failed before React was there. */
export function replaceBroken(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image) return undefined;
  const replace = () => {
    if (image.getAttribute('src') === NO_PICTURE) return;
    image.removeAttribute('srcset');
    image.parentElement?.querySelector('source')?.removeAttribute('srcset');
    image.src = NO_PICTURE;
  };
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace();
  image.addEventListener('error', replace);
  return () => image.removeEventListener('error', replace);
}
