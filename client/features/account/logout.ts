import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { announceSessionChange } from '../../graphql/session-change';

export const LogoutMutation = graphql(`
  mutation Logout {
    logout
  }
`);

/** Ends the session; answers whether that worked, so that nobody believes to be signed out who is not. */
export function useLogout() {
  const [{ fetching }, logout] = useMutation(LogoutMutation);
  const leave = async (): Promise<boolean> => {
    const { error } = await logout({});
    if (error) return false;
    announceSessionChange('signed-out');
    return true;
  };
  return { leave, isLeaving: fetching };
}
