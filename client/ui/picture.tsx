import { type FragmentOf, graphql, readFragment } from '../graphql/graphql';
import styles from './picture.module.css';

export const ThemedPictureFragment = graphql(`
  fragment ThemedPicture on Picture {
    width
    height
    small: url(width: 160)
    medium: url(width: 480)
    large: url(width: 960)
    darkSmall: darkUrl(width: 160)
    darkMedium: darkUrl(width: 480)
    darkLarge: darkUrl(width: 960)
  }
`);

const FALLBACK = '/urun-gorseli-yok.svg';

interface PictureProps {
  picture: FragmentOf<typeof ThemedPictureFragment> | null | undefined;
  /** Empty where the name stands right beside it. */
  alt: string;
  /** The width it takes in the layout, as the `sizes` attribute has it. */
  sizes: string;
  /** Only pictures a visitor sees first are worth loading at once. */
  loading?: 'first' | 'later';
}

/** A picture with its rendition for dark grounds; the theme decides in CSS, so both themes share one page. */
export function Picture({ picture, alt, sizes, loading = 'later' }: PictureProps) {
  const themed = readFragment(ThemedPictureFragment, picture);
  if (!themed) {
    return <img className={styles.picture} src={FALLBACK} alt={alt} width={800} height={600} />;
  }
  const { width, height, darkMedium } = themed;
  const common = { alt, sizes, width, height, decoding: 'async', ref: replaceBroken } as const;
  const first = loading === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <>
      <img
        {...common}
        {...first}
        className={darkMedium ? `${styles.picture} ${styles.onLight}` : styles.picture}
        src={themed.medium}
        srcSet={`${themed.small} 160w, ${themed.medium} 480w, ${themed.large} 960w`}
      />
      {darkMedium && (
        <img
          {...common}
          loading="lazy"
          className={`${styles.picture} ${styles.onDark}`}
          src={darkMedium}
          srcSet={`${themed.darkSmall ?? darkMedium} 160w, ${darkMedium} 480w, ${themed.darkLarge ?? darkMedium} 960w`}
        />
      )}
    </>
  );
}

/** Puts the fallback in place of an address that answers nothing, also when it failed before React was there. */
function replaceBroken(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image) return undefined;
  const replace = () => {
    if (image.getAttribute('src') === FALLBACK) return;
    image.removeAttribute('srcset');
    image.src = FALLBACK;
  };
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace();
  image.addEventListener('error', replace);
  return () => image.removeEventListener('error', replace);
}
