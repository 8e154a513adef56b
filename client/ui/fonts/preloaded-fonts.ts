import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import turkish from './inter-turkish-wght-normal.woff2?url';

/** What every line of text needs. */
export const PRELOADED_FONTS = [latin, turkish];
