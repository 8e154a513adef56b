import { type FragmentOf, readFragment } from '../../graphql/graphql';
import { ThemedPictureFragment } from './picture';
import { darkSrcSet, lightSrcSet } from './src-set';

/** A picture that the head of a page asks the browser to fetch at once, in the rendition for its theme. */
export interface PicturePreload {
  /** Addresses with their widths, or one for every width. */
  readonly srcSet: string;
  readonly darkSrcSet?: string;
  readonly sizes?: string;
  /** The windows in which it is seen first; all of them when not given. */
  readonly media?: string;
}

/** Preloads a picture with the `sizes` that it has on the page; empty where there is none. */
export function preloadOf(
  picture: FragmentOf<typeof ThemedPictureFragment> | null | undefined,
  sizes: string,
): PicturePreload[] {
  const themed = readFragment(ThemedPictureFragment, picture);
  return themed ? [{ srcSet: lightSrcSet(themed), darkSrcSet: darkSrcSet(themed), sizes }] : [];
}
