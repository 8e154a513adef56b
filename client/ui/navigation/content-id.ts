/** The main part of every page: the skip link leads there, and the focus after a navigation. */
export const CONTENT_ID = 'icerik';
