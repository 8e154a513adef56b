import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';

interface LeaveGuardProps {
  /** Something would be lost. */
  isActive: boolean;
  /** A last look, where that changes before the next render. */
  isStillNeeded?: () => boolean;
  title: string;
  confirmLabel: string;
  children: ReactNode;
}

/** Asks before a page is left: by a link or Back with a dialog, by closing the tab with the browser's own. */
export function LeaveGuard({ isActive, isStillNeeded, title, confirmLabel, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && (isStillNeeded?.() ?? true) && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isStillNeeded?.() ?? true) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isActive]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      backLabel="Sayfada kal"
      isDangerous
      isAboutHistory
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
