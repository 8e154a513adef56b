import { Users } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** Customers and staff: who they are, what they may do, and everything that is known of one. */
export const usersSection = declareSection({
  path: 'kullanicilar',
  title: 'Kullanıcılar',
  icon: Users,
  group: 'catalog',
  permission: 'USERS',
  screens: {
    '': () => import('./list/users-screen'),
    yeni: () => import('./new/new-user-screen'),
    ':userId': () => import('./detail/user-screen'),
  },
  palette: () => import('./users-palette').then(({ usersPalette }) => usersPalette),
  searchable: { things: ['kullanıcı'], by: ['ad', 'e-posta', 'firma', 'telefon'] },
});
