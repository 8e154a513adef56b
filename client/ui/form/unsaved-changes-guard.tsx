import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { type FormState } from './use-form';

interface UnsavedChangesGuardProps<Values extends FieldValues, Parsed> {
  form: Pick<FormState<Values, Parsed>, 'methods' | 'isAccepted'>;
}

/** Asks before a page with unsaved changes is left: by a link or Back with a dialog, by closing the tab with the browser's own. */
export function UnsavedChangesGuard<Values extends FieldValues, Parsed>({
  form: { methods, isAccepted },
}: UnsavedChangesGuardProps<Values, Parsed>) {
  const { isDirty } = useFormState({ control: methods.control });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAccepted.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAccepted.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isAccepted]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Kaydedilmemiş değişiklikler var"
      confirmLabel="Kaydetmeden çık"
      isDangerous
      isAboutHistory
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      Bu sayfadan ayrılırsanız yazdıklarınız kaydedilmez.
    </ConfirmDialog>
  );
}
