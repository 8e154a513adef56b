import { Settings } from 'lucide-react';
import { type PanelSection } from '../navigation/panel-section';
import { settingsRoutes } from './settings-routes';

/** What staff decide about the whole shop. */
export const settingsSection: PanelSection = {
  path: 'ayarlar',
  title: 'Ayarlar',
  icon: Settings,
  group: 'site',
  permission: 'SETTINGS',
  routes: settingsRoutes,
  palette: () => import('./settings-palette').then(({ settingsPalette }) => settingsPalette),
};
