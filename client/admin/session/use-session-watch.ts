import { type OperationContext } from '@urql/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../paths';
import { type CurrentStaff, loadCurrentStaff } from './current-staff';
import { followEndedSession } from './ended-session';
import { followStaffChanges, type StaffChange } from './staff-change';

export interface SessionWatch {
  /** The screen stays with what was typed on it, until the same person has signed in again. */
  readonly isOver: boolean;
  /** Asks who is signed in by now. */
  readonly check: (context?: Partial<OperationContext>) => Promise<void>;
}

/**
 * Notices that the session was ended elsewhere, or is somebody else's by now: on coming back to the tab, when another tab of
 * the browser signed in or out, and when the server refuses.
 */
export function useSessionWatch(staff: CurrentStaff): SessionWatch {
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const [isOver, setIsOver] = useState(false);

  const check: SessionWatch['check'] = async (context) => {
    const current = await loadCurrentStaff(client, context).catch(() => staff);
    setIsOver(!current);
    // What another person may see is not for this one.
    if (current && current.id !== staff.id) void navigate(0);
    else if (current && (isOver || hasChanged(staff, current))) await revalidate();
  };
  const checkNow = useEffectEvent(() => void check());
  const onStaffChange = useEffectEvent((change: StaffChange) => {
    // Somebody who signs out leaves nothing on any screen.
    if (change === 'signed-out') window.location.assign(paths.adminLoginAgain(pathname + search));
    else void check();
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') checkNow();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    const unfollow = [
      followStaffChanges((change) => onStaffChange(change)),
      followEndedSession(() => setIsOver(true)),
    ];
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      for (const end of unfollow) end();
    };
  }, []);
  return { isOver, check };
}

function hasChanged(before: CurrentStaff, after: CurrentStaff): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
