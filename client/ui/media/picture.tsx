import { darkSourceMedia } from '../../design/theme-choice';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { NO_PICTURE, replaceBroken } from './broken-picture';
import styles from './picture.module.css';
import { darkSrcSet, lightSrcSet } from './src-set';

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
  /** Only pictures a visitor sees first are worth a high priority; on the first page the head preloads them. */
  loading?: 'first' | 'later';
}

/** A picture and its rendition for dark grounds; the browser fetches one of them. */
export function Picture({ picture, alt, sizes, loading = 'later' }: PictureProps) {
  const themed = readFragment(ThemedPictureFragment, picture);
  if (!themed) {
    return <img className={styles.picture} src={NO_PICTURE} alt={alt} width={800} height={600} />;
  }
  const isFirst = loading === 'first';
  const dark = darkSrcSet(themed);
  return (
    <picture className={styles.renditions}>
      {dark && (
        <source
          data-dark
          media={darkSourceMedia()}
          srcSet={dark}
          sizes={sizes}
          // The theme is set before React is there.
          suppressHydrationWarning
        />
      )}
      <img
        className={styles.picture}
        src={themed.medium}
        srcSet={lightSrcSet(themed)}
        sizes={sizes}
        alt={alt}
        width={themed.width}
        height={themed.height}
        decoding="async"
        // Browsers look ahead for eager pictures before they know the theme, and would fetch the light one on dark grounds.
        loading={isFirst && !dark ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        ref={replaceBroken}
      />
    </picture>
  );
}
