import { type RefObject, use, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { DialogGuard } from '../overlay/dialog-guard';

/** Lets the dialog around the form, where there is one, ask before typed text is lost. */
export function GuardedByDialog({ isAccepted }: { isAccepted: RefObject<boolean> }) {
  const guardRef = use(DialogGuard);
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!guardRef) return undefined;
    guardRef.current = () => isDirty && !isAccepted.current;
    return () => {
      guardRef.current = null;
    };
  }, [guardRef, isDirty, isAccepted]);
  return null;
}
