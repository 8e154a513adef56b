import { FileUp } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** Spreadsheets into the catalog, from the template to taking an import back. */
export const importSection = declareSection({
  path: 'excel-ice-aktar',
  title: 'Excel İçe Aktar',
  icon: FileUp,
  group: 'catalog',
  permission: 'IMPORT',
  screens: {
    '': () => import('./start/start-screen'),
    ':importId': () => import('./run/run-screen'),
  },
  palette: () => import('./import-palette').then(({ importPalette }) => importPalette),
});
