import { Download, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { ListScreen } from '../../list/list-screen';
import { prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { NewRecordLink } from '../../list/new-record-link';
import { USERS_STATE } from '../users-state';
import { UserActions } from './user-columns';
import { USERS } from './users.list';
import { useRoleTabs } from './use-role-tabs';

/** All accounts of the shop: searched, narrowed and sorted. */
export function UsersScreen() {
  const view = useList(USERS);
  const { state } = view;
  const tabs = useRoleTabs(view);
  const actions = useMemo(
    () => ({ addressOf: ({ id }: { id: string }) => paths.adminUser(id, USERS_STATE.serialize(state)) }),
    [state],
  );
  return (
    <UserActions value={actions}>
      <ListScreen
        view={view}
        tabs={tabs}
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

export { UsersScreen as Component };
export const prefetch = prefetchList(USERS);
