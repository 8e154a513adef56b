import { FileUp } from 'lucide-react';
import { type PanelSection } from '../navigation/panel-section';
import { importRoutes } from './import-routes';

/** Spreadsheets into the catalog, from the template to taking an import back. */
export const importSection: PanelSection = {
  path: 'excel-ice-aktar',
  title: 'Excel İçe Aktar',
  icon: FileUp,
  group: 'catalog',
  permission: 'IMPORT',
  routes: importRoutes,
  palette: () => import('./import-palette').then(({ importPalette }) => importPalette),
};
