import { Gauge } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** What staff see first: what waits, how the shop does, and what has just happened. */
export const dashboardSection = declareSection({
  path: '',
  title: 'Dashboard',
  icon: Gauge,
  group: 'start',
  screens: { '': () => import('./dashboard-screen') },
});
