import { FileText } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** The texts of the site: header, footer, pages, support pages and legal texts. */
export const contentSection = declareSection({
  path: 'icerik',
  title: 'İçerik Yönetimi',
  icon: FileText,
  group: 'site',
  permission: 'CONTENT',
  screens: {
    '': 'header',
    header: () => import('./header-screen'),
    footer: () => import('./footer-screen'),
    ':page': () => import('./page-screen'),
    sihirbaz: () => import('./wizard-dictionary-screen'),
    diger: () => import('./static-pages/other-pages-screen'),
    'metin/:slug': () => import('./static-pages/static-page-screen'),
  },
  palette: () => import('./content-palette').then(({ contentPalette }) => contentPalette),
});
