/** The lengths and counts that the server takes at most. */
export const MAX_LINE = 200;
export const MAX_SENTENCE = 500;
export const MAX_PARAGRAPHS = 5_000;
export const MAX_MARKDOWN = 50_000;
export const MAX_ADDRESS = 2_000;
export const MAX_LINES = 20;
export const MAX_KEYWORDS = 100;
export const MAX_LINKS = 40;
export const MAX_SECTIONS = 40;
export const MAX_ITEMS = 60;
