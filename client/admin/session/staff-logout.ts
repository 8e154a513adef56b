import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { paths } from '../../paths';
import { toaster } from '../../ui/feedback/toaster';
import { dropDrafts } from './drafts';
import { announceStaffChange } from './staff-change';

export const AdminSignOutMutation = graphql(`
  mutation AdminSignOut {
    adminSignOut
  }
`);

/**
 * Ends the session of the panel in this browser, and where it began at the identity provider also the one there; nothing that was
 * read during it stays in the page.
 */
export function useStaffLogout() {
  const [{ fetching }, logout] = useMutation(AdminSignOutMutation);
  const leave = async () => {
    const { data, error } = await logout({});
    if (error) {
      toaster.error({
        title: 'Çıkış yapılamadı',
        description: 'Oturumunuz açık. Bağlantınızı kontrol edip yeniden deneyin.',
      });
      return;
    }
    dropDrafts();
    announceStaffChange('signed-out');
    window.location.assign(data?.adminSignOut ?? paths.adminLogin());
  };
  return { leave: () => void leave(), isLeaving: fetching };
}
