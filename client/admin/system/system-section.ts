import { ServerCog } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** How the shop runs, for those who run it. */
export const systemSection = declareSection({
  path: 'sistem',
  title: 'Sistem',
  icon: ServerCog,
  group: 'site',
  permission: 'ALL',
  screens: { '': () => import('./system-screen') },
});
