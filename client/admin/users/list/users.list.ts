import { UserRoundSearch } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { choiceFilter } from '../../list/choice-filter';
import { declareList } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { prefetchUser } from '../detail/user.query';
import { MAX_SEARCH_LENGTH, USERS_PER_PAGE, USERS_STATE, usersVariables } from '../users-state';
import { USER_COLUMNS } from './user-columns';
import { PanelUsersQuery, UserRowFragment } from './users.query';

/** All accounts of the shop. */
export const USERS = declareList({
  name: 'kullanicilar',
  title: 'Kullanıcılar',
  noun: 'kullanıcı',
  address: paths.adminUsers,
  state: USERS_STATE,
  pageSize: USERS_PER_PAGE,
  query: PanelUsersQuery,
  variables: (state) => usersVariables(state, today()),
  typename: 'UserAccount',
  read: ({ adminUsers }) => ({ ...adminUsers, items: readFragment(UserRowFragment, adminUsers.items) }),
  columns: USER_COLUMNS,
  row: { id: ({ id }) => id, name: ({ name }) => name },
  sorts: { NEWEST: ['createdAt', 'desc'], OLDEST: ['createdAt', 'asc'], NAME: ['name', 'asc'] },
  search: {
    label: 'Ad, e-posta, telefon veya firma',
    placeholder: 'Ad, e-posta, firma',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [
    choiceFilter({
      field: 'state',
      label: 'Durum',
      any: 'ANY',
      options: { ANY: 'Tümü', ACTIVE: 'Etkin', INACTIVE: 'Pasif' },
    }),
    periodFilter('Kayıt tarihi'),
  ],
  prefetch: (client, { id }) =>
    Promise.all([
      prefetchUser(client, new URLSearchParams(), { userId: id }),
      import('../detail/user-screen'),
    ]),
  empty: {
    icon: UserRoundSearch,
    none: ['Henüz kullanıcı yok', 'Kayıt olan müşteriler ve davet ettiğiniz kişiler burada görünür.'],
    unmatched: ['Bu ölçütlere uyan kullanıcı yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
