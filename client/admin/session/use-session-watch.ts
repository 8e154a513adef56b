import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../paths';
import { toaster } from '../../ui/feedback/toaster';
import { type CurrentStaff, loadCurrentStaff } from './current-staff';
import { followEndedSession } from './ended-session';
import { followStaffChanges } from './staff-change';

/**
 * Notices that the session was ended elsewhere, or is somebody else's by now: on coming back to the tab, when another tab of the
 * browser signed in or out, and when the server refuses. What was typed stays while a form was being sent.
 */
export function useSessionWatch(staff: CurrentStaff): void {
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const signInAgain = useEffectEvent(() => window.location.assign(paths.adminLoginAgain(pathname + search)));

  const check = useEffectEvent(async () => {
    const current = await loadCurrentStaff(client).catch(() => staff);
    if (!current) signInAgain();
    // What another person may see is not for this one.
    else if (current.id !== staff.id) void navigate(0);
    else if (hasChanged(staff, current)) await revalidate();
  });
  const onEnded = useEffectEvent((interrupted: 'query' | 'mutation') => {
    if (interrupted === 'query') signInAgain();
    else {
      toaster.error({
        id: 'ended-session',
        title: 'Oturumunuz sona erdi',
        description: 'Yazdıklarınız duruyor: yeni sekmede giriş yapın, sonra burada yeniden gönderin.',
        duration: Infinity,
        action: { label: 'Giriş yapın', onClick: () => void window.open(paths.adminLogin(), '_blank') },
      });
    }
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    const unfollow = [followStaffChanges(() => void check()), followEndedSession((what) => onEnded(what))];
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      for (const end of unfollow) end();
    };
  }, []);
}

function hasChanged(before: CurrentStaff, after: CurrentStaff): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
