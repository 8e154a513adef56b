import { type ContentTab } from '../content-tabs';
import { type StaticPageKind } from './static-pages.query';

/** What staff read for each kind, in the order of the tabs. */
export const PAGE_KINDS: Readonly<Record<StaticPageKind, string>> = {
  SUPPORT: 'Destek sayfaları',
  LEGAL: 'Yasal metinler',
  OTHER: 'Diğer sayfalar',
};

/** The tab that pages of a kind stand in. */
export const TAB_OF_KIND: Readonly<Record<StaticPageKind, ContentTab>> = {
  SUPPORT: 'destek',
  LEGAL: 'yasal',
  OTHER: 'diger',
};
