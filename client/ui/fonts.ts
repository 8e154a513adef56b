import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The part every line of text needs; the letters of latin-ext follow with the stylesheet. */
export const PRELOADED_FONTS = [latin];
