import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { countText } from '../../list/declare-list';
import { type ListView } from '../../list/use-list';
import { ROLE_LABELS } from '../user-labels';
import { type UsersState, usersVariables } from '../users-state';
import { type USERS } from './users.list';

const UserCountsQuery = graphql(`
  query UserCounts($all: AdminUserFilter, $customers: AdminUserFilter, $admins: AdminUserFilter) {
    all: adminUsers(filter: $all, take: 0) {
      total
      isTotalExact
    }
    customers: adminUsers(filter: $customers, take: 0) {
      total
      isTotalExact
    }
    admins: adminUsers(filter: $admins, take: 0) {
      total
      isTotalExact
    }
  }
`);

const CONTEXT = { additionalTypenames: ['UserAccount'] };

const ROLES = { all: 'ANY', customers: 'CUSTOMER', admins: 'ADMIN' } as const;

/** Customers and staff, each with how many search and filters find. */
export function useRoleTabs({ state, addressOf }: ListView<typeof USERS>) {
  const filterOf = (role: UsersState['role']) => usersVariables({ ...state, role }, today()).filter;
  const [{ data }] = useQuery({
    query: UserCountsQuery,
    variables: {
      all: filterOf(ROLES.all),
      customers: filterOf(ROLES.customers),
      admins: filterOf(ROLES.admins),
    },
    context: CONTEXT,
  });
  const tab = (label: string, name: keyof typeof ROLES) => ({
    label,
    to: addressOf({ role: ROLES[name] }),
    isCurrent: state.role === ROLES[name],
    count: data && countText(data[name]),
  });
  const tabs = [tab('Tümü', 'all'), tab(ROLE_LABELS.CUSTOMER, 'customers'), tab(ROLE_LABELS.ADMIN, 'admins')];
  return { label: 'Role göre', tabs };
}
