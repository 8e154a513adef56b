import { ScrollText } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** Who did what, before and after, and the proof that nobody changed it. */
export const auditSection = declareSection({
  path: 'denetim',
  title: 'Denetim Kaydı',
  icon: ScrollText,
  group: 'site',
  permission: 'USERS',
  screens: {
    '': () => import('./list/audit-screen'),
    ':recordId': () => import('./detail/audit-record-screen'),
  },
});
