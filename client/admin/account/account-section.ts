import { ShieldCheck } from 'lucide-react';
import { type PanelSection } from '../navigation/panel-section';
import { accountRoutes } from './account-routes';

/** What belongs to the person who is signed in, whatever they may do. */
export const accountSection: PanelSection = {
  path: 'hesabim',
  title: 'Hesabım ve güvenlik',
  icon: ShieldCheck,
  group: 'own',
  routes: accountRoutes,
  palette: () => import('./account-palette').then(({ accountPalette }) => accountPalette),
};
