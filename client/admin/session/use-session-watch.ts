import { type OperationContext } from '@urql/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../paths';
import { type CurrentStaff, loadCurrentStaff } from './current-staff';
import { followChangedStaff, followEndedSession } from './ended-session';
import { lastStaff } from './require-permission';
import { followStaffChanges, type StaffChange } from './staff-change';

export interface SessionWatch {
  /** The screen is covered, with what was typed on it, until the same person has signed in again. */
  readonly isOver: boolean;
  /** Asks who is signed in by now. */
  readonly check: (context?: Partial<OperationContext>) => Promise<void>;
}

/**
 * Notices that the session was ended elsewhere, or is somebody else's by now: on coming back to the tab, when another tab of
 * the browser signed in or out, when the server refuses, and on the way to another screen.
 */
export function useSessionWatch(staff: CurrentStaff): SessionWatch {
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { key, pathname, search } = useLocation();
  const [isOver, setIsOver] = useState(false);
  // An answer that something newer has overtaken changes nothing.
  const newest = useRef(0);

  const cover = () => {
    newest.current += 1;
    setIsOver(true);
  };
  const check: SessionWatch['check'] = async (context) => {
    const own = (newest.current += 1);
    // Without an answer it is unknown who is signed in: everything stays as it is.
    const current = await loadCurrentStaff(client, context).catch(() => undefined);
    if (current === undefined || own !== newest.current) return;
    setIsOver(current?.id !== staff.id);
    if (!current) return;
    // What another person may see is not for this one.
    if (current.id !== staff.id) void navigate(0);
    else if (isOver || hasChanged(staff, current)) await revalidate();
  };
  const checkNow = useEffectEvent(() => void check());
  const onEnd = useEffectEvent(cover);
  const onChangedStaff = useEffectEvent((current: CurrentStaff) => {
    // What another person may see is not for this one.
    if (current.id !== staff.id) void navigate(0);
    else void revalidate();
  });
  const followNavigation = useEffectEvent(() => {
    const current = lastStaff(client);
    if (current && hasChanged(staff, current)) onChangedStaff(current);
  });
  const onStaffChange = useEffectEvent((change: StaffChange) => {
    if (change === 'signed-in') {
      void check();
      return;
    }
    // Somebody who signs out leaves nothing on any screen, not even until the next page is there.
    cover();
    window.location.assign(paths.adminLoginAgain(pathname + search));
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') checkNow();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    const unfollow = [
      followStaffChanges((change) => onStaffChange(change)),
      followEndedSession(() => onEnd()),
      followChangedStaff((current) => onChangedStaff(current)),
    ];
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      for (const end of unfollow) end();
    };
  }, []);
  // The loader of a screen learns who is signed in without the frame, which stays meanwhile.
  useEffect(() => followNavigation(), [key]);
  return { isOver, check };
}

function hasChanged(before: CurrentStaff, after: CurrentStaff): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
