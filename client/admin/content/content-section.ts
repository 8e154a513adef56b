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
    'metin/:slug': () => import('./static-page-screen'),
  },
  palette: () => import('./content-palette').then(({ contentPalette }) => contentPalette),
});
