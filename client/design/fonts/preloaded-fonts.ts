import core from './inter-core-wght-normal.woff2?url';
import turkish from './inter-turkish-wght-normal.woff2?url';

/** What every line of text needs. */
export const PRELOADED_FONTS = [core, turkish];
