import { ShieldCheck } from 'lucide-react';
import { type Section } from '../frame/section';
import { accountRoutes } from './account-routes';

/** What belongs to the person who is signed in, whatever they may do. */
export const accountSection: Section = {
  path: 'hesabim',
  title: 'Hesabım ve güvenlik',
  icon: ShieldCheck,
  group: 'own',
  routes: accountRoutes,
};
