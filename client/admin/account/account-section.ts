import { ShieldCheck } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** What belongs to the person who is signed in, whatever they may do. */
export const accountSection = declareSection({
  path: 'hesabim',
  title: 'Hesabım ve güvenlik',
  icon: ShieldCheck,
  group: 'own',
  screens: {
    '': () => import('./account-screen'),
  },
  palette: () => import('./account-palette').then(({ accountPalette }) => accountPalette),
});
