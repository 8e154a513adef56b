import { type RefObject, useEffect } from 'react';
import { focusControl } from './form-controls';

/** Moves the focus to a field of a form that has taken the place of what had it; without a name it stays. */
export function useFirstFocus(
  { formRef }: { formRef: RefObject<HTMLFormElement | null> },
  name: string | undefined,
): void {
  useEffect(() => {
    if (formRef.current && name !== undefined) focusControl(formRef.current, name);
  }, [formRef, name]);
}
