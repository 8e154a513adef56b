import { UserPlus, UserRound } from 'lucide-react';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { paths } from '../../paths';
import { type PaletteGroup } from '../palette/palette-line';
import { finderOf, type PaletteSource } from '../palette/palette-source';
import { ROLE_LABELS } from './user-labels';

const FoundUsersQuery = graphql(`
  query FoundUsers($text: String!) {
    adminUsers(filter: { text: $text }, take: 5) {
      items {
        id
        name
        email
        company
        role
      }
    }
  }
`);

/** What is found of people, and the way to a new account. */
export const usersPalette: PaletteSource = {
  actions: [
    {
      id: 'yeni-kullanici',
      icon: UserPlus,
      title: 'Yeni kullanıcı',
      keywords: 'davet müşteri admin hesap',
      to: paths.adminNewUser(),
    },
  ],
  finder: finderOf(FoundUsersQuery, groupsOf),
};

function groupsOf({ adminUsers }: ResultOf<typeof FoundUsersQuery>): PaletteGroup[] {
  const lines = adminUsers.items.map(({ id, name, email, company, role }) => ({
    id,
    icon: UserRound,
    title: name,
    detail: [ROLE_LABELS[role], company].filter(Boolean).join(' · '),
    foundBy: [{ label: 'E-posta', value: email }],
    to: paths.adminUser(id),
  }));
  return [{ title: 'Kullanıcılar', lines }];
}
