import { Download, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { countText } from '../../list/declare-list';
import { ListScreen } from '../../list/list-screen';
import { type ListView, prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { NewRecordLink } from '../../list/new-record-link';
import { ROLE_LABELS } from '../user-labels';
import { USERS_STATE, type UsersState } from '../users-state';
import { UserActions } from './user-columns';
import { USERS } from './users.list';

/** All accounts of the shop: searched, narrowed and sorted. */
export function UsersScreen() {
  const view = useList(USERS);
  const { state } = view;
  const actions = useMemo(
    () => ({ addressOf: ({ id }: { id: string }) => paths.adminUser(id, USERS_STATE.serialize(state)) }),
    [state],
  );
  return (
    <UserActions value={actions}>
      <ListScreen
        view={view}
        tabs={roleTabs(view)}
        main={<NewRecordLink to={paths.adminNewUser()} label="Yeni kullanıcı" icon={UserPlus} />}
        actions={
          <LinkButton variant="outline" size="xs">
            <a href={paths.adminListExport(USERS.name, USERS.variables(state))} download>
              <Icon of={Download} />
              Excel’e aktar
            </a>
          </LinkButton>
        }
      />
    </UserActions>
  );
}

/** Customers and staff; only the one that is shown says how many it has. */
function roleTabs({ state, addressOf, found }: ListView<typeof USERS>) {
  const tab = (label: string, role: UsersState['role']) => {
    const isCurrent = state.role === role;
    return {
      label,
      to: addressOf({ role }),
      isCurrent,
      count: isCurrent && found ? countText(found) : undefined,
    };
  };
  return {
    label: 'Role göre',
    tabs: [tab('Tümü', 'ANY'), tab(ROLE_LABELS.CUSTOMER, 'CUSTOMER'), tab(ROLE_LABELS.ADMIN, 'ADMIN')],
  };
}

export { UsersScreen as Component };
export const prefetch = prefetchList(USERS);
