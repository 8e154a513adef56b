import { type FragmentOf, graphql, readFragment } from '../graphql/graphql';
import { NO_PICTURE, replaceBroken } from './broken-picture';
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
    return <img className={styles.picture} src={NO_PICTURE} alt={alt} width={800} height={600} />;
  }
  const { width, height, darkMedium } = themed;
  const isFirst = loading === 'first';
  const common = {
    alt,
    sizes,
    width,
    height,
    decoding: 'async',
    // Of two renditions the theme hides one: a lazy one is never fetched there, an eager one would be.
    loading: isFirst && !darkMedium ? undefined : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
    ref: replaceBroken,
  } as const;
  return (
    <>
      <img
        {...common}
        className={darkMedium ? `${styles.picture} ${styles.onLight}` : styles.picture}
        src={themed.medium}
        srcSet={`${themed.small} 160w, ${themed.medium} 480w, ${themed.large} 960w`}
      />
      {darkMedium && (
        <img
          {...common}
          className={`${styles.picture} ${styles.onDark}`}
          src={darkMedium}
          srcSet={`${themed.darkSmall ?? darkMedium} 160w, ${darkMedium} 480w, ${themed.darkLarge ?? darkMedium} 960w`}
        />
      )}
    </>
  );
}
