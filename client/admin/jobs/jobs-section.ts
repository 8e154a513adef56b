import { ListChecks } from 'lucide-react';
import { type PanelSection } from '../navigation/panel-section';
import { jobsRoutes } from './jobs-routes';

/** Long work in the background, and what could not be sent. */
export const jobsSection: PanelSection = {
  path: 'isler',
  title: 'İşler',
  icon: ListChecks,
  group: 'site',
  permission: 'SETTINGS',
  routes: jobsRoutes,
  palette: () => import('./jobs-palette').then(({ jobsPalette }) => jobsPalette),
};
