import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { paths } from '../../paths';
import { toaster } from '../../ui/feedback/toaster';
import { dropDrafts } from './drafts';
import { announceStaffChange } from './staff-change';

export const AdminLogoutMutation = graphql(`
  mutation AdminLogout {
    adminLogout
  }
`);

/** Ends the session of the panel in this browser; nothing that was read during it stays in the page. */
export function useStaffLogout() {
  const [{ fetching }, logout] = useMutation(AdminLogoutMutation);
  const leave = async () => {
    const { error } = await logout({});
    if (error) {
      toaster.error({
        title: 'Çıkış yapılamadı',
        description: 'Oturumunuz açık. Bağlantınızı kontrol edip yeniden deneyin.',
      });
      return;
    }
    dropDrafts();
    announceStaffChange('signed-out');
    window.location.assign(paths.adminLogin());
  };
  return { leave: () => void leave(), isLeaving: fetching };
}
