import { type RefObject, useEffect } from 'react';
import { focusControl } from './form-controls';

/** Moves the focus to a field of a form that has taken the place of what had it. */
export function useFirstFocus(
  { formRef }: { formRef: RefObject<HTMLFormElement | null> },
  name: string,
): void {
  useEffect(() => {
    if (formRef.current) focusControl(formRef.current, name);
  }, [formRef, name]);
}
